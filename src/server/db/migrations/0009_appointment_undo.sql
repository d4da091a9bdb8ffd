CREATE TABLE "appointment_changes" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"patient_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_notices" (
	"appointment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"notification_id" uuid,
	"known_status" text,
	"known_starts_at" timestamp with time zone,
	"known_duration" integer,
	CONSTRAINT "appointment_notices_appointment_id_user_id_pk" PRIMARY KEY("appointment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_therapist_id_users_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_changes_age" ON "appointment_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "appointment_notices_due" ON "appointment_notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "appointment_notices_user" ON "appointment_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointment_notices_notification" ON "appointment_notices" USING btree ("notification_id");