ALTER TABLE "notifications" ADD COLUMN "patient_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "routine_progress" ADD COLUMN "stopped_for_pain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "routine_progress" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "routine_progress" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routine_progress" ADD CONSTRAINT "routine_progress_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_patient" ON "notifications" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "routine_progress_reviewer" ON "routine_progress" USING btree ("reviewed_by");--> statement-breakpoint
-- Until now a stop stood in the notes alone, in these words.
UPDATE "routine_progress" SET "stopped_for_pain" = true WHERE "notes" LIKE '%Parada por dolor%';
--> statement-breakpoint
-- Until now a notice knew its patient and its conversation by its link alone.
UPDATE "notifications" AS n SET "patient_id" = p."id" FROM "patients" AS p
  WHERE p."id" = substring(n."link" from '^/patients/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:[/?#]|$)')::uuid;
--> statement-breakpoint
UPDATE "notifications" AS n SET "patient_id" = c."patient_id", "subject_id" = c."id" FROM "conversations" AS c
  WHERE c."id" = substring(n."link" from '^/conversations/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:[/?#]|$)')::uuid;
--> statement-breakpoint
UPDATE "notifications" AS n SET "patient_id" = p."id" FROM "patients" AS p
  WHERE n."patient_id" IS NULL AND p."user_id" = n."user_id";
--> statement-breakpoint
-- From now on a conversation exists from the acceptance of the invitation. The account's age keeps it in its place.
INSERT INTO "conversations" ("therapist_id", "patient_id", "created_at")
  SELECT p."therapist_id", p."id", u."created_at" FROM "patients" AS p JOIN "users" AS u ON u."id" = p."user_id"
  WHERE p."deleted_at" IS NULL
  ON CONFLICT ("therapist_id", "patient_id") DO NOTHING;
