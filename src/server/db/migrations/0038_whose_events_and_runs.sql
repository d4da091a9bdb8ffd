-- A routine that was given to another patient after the first one had done it: the runs get a deleted copy of their own.
WITH given AS (
	SELECT p.routine_id, p.patient_id, gen_random_uuid() AS copy_id, min(p.started_at) AS began_at, max(p.routine_name) AS name
	FROM routine_progress p JOIN routines r ON r.id = p.routine_id
	WHERE r.patient_id IS DISTINCT FROM p.patient_id
	GROUP BY p.routine_id, p.patient_id
), copies AS (
	INSERT INTO routines (id, therapist_id, patient_id, name, frequency, duration, difficulty, created_at, updated_at, deleted_at)
	SELECT g.copy_id, r.therapist_id, g.patient_id, g.name, r.frequency, r.duration, r.difficulty, g.began_at, r.updated_at, now()
	FROM given g JOIN routines r ON r.id = g.routine_id
)
UPDATE routine_progress p SET routine_id = g.copy_id FROM given g WHERE g.routine_id = p.routine_id AND g.patient_id = p.patient_id;--> statement-breakpoint
ALTER TABLE "routine_progress" DROP CONSTRAINT "routine_progress_routine_id_routines_id_fk";--> statement-breakpoint
ALTER TABLE "routines" ADD CONSTRAINT "routines_of_patient" UNIQUE("id","patient_id");--> statement-breakpoint
-- Checked at the end of a transaction, because a merge of records moves routines and runs one after the other.
ALTER TABLE "routine_progress" ADD CONSTRAINT "routine_progress_routine_of_patient" FOREIGN KEY ("routine_id","patient_id") REFERENCES "public"."routines"("id","patient_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "appointment_events" ALTER COLUMN "appointment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ALTER COLUMN "appointment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD COLUMN "patient_id" uuid;--> statement-breakpoint
-- What a patient did themselves is theirs; of the rest it is only known whose the appointment is now.
UPDATE "appointment_events" e SET "patient_id" = coalesce((SELECT p.id FROM patients p WHERE p.user_id = e.actor_id), a.patient_id)
FROM "appointments" a WHERE a.id = e.appointment_id;--> statement-breakpoint
ALTER TABLE "appointment_events" ALTER COLUMN "patient_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_events_patient" ON "appointment_events" USING btree ("patient_id","at");--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "appointment_events" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();
