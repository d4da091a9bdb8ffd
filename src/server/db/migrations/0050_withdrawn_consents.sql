DROP INDEX "consents_patient_version";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_by" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_patient" ON "consents" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "consents_withdrawer" ON "consents" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_patient_version" ON "consents" USING btree ("patient_id","version") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_withdrawn" CHECK (num_nonnulls("consents"."withdrawn_at", "consents"."withdrawn_by") in (0, 2));