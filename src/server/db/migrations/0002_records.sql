DROP INDEX "consents_patient";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "patient_id" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_patient_version" ON "consents" USING btree ("patient_id","version");--> statement-breakpoint
CREATE INDEX "idempotency_keys_patient" ON "idempotency_keys" USING btree ("patient_id");