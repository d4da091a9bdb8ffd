ALTER TABLE "appointment_events" ADD COLUMN "from_therapist_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD COLUMN "to_therapist_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD COLUMN "from_room_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD COLUMN "to_room_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD COLUMN "known_therapist_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_from_therapist_id_users_id_fk" FOREIGN KEY ("from_therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_to_therapist_id_users_id_fk" FOREIGN KEY ("to_therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_from_room_id_rooms_id_fk" FOREIGN KEY ("from_room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_to_room_id_rooms_id_fk" FOREIGN KEY ("to_room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_known_therapist_id_users_id_fk" FOREIGN KEY ("known_therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_events_from_room" ON "appointment_events" USING btree ("from_room_id");--> statement-breakpoint
CREATE INDEX "appointment_events_to_room" ON "appointment_events" USING btree ("to_room_id");--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_therapist_change" CHECK (("appointment_events"."from_therapist_id" is null and "appointment_events"."to_therapist_id" is null) or ("appointment_events"."from_therapist_id" is not null and "appointment_events"."to_therapist_id" is not null and "appointment_events"."from_therapist_id" <> "appointment_events"."to_therapist_id"));--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_room_change" CHECK (("appointment_events"."from_room_id" is null and "appointment_events"."to_room_id" is null) or "appointment_events"."from_room_id" is distinct from "appointment_events"."to_room_id");