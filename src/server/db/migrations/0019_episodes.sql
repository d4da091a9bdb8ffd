CREATE TABLE "episodes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"reason" text,
	"region" text,
	"started_on" date NOT NULL,
	"lead_id" uuid NOT NULL,
	"authorisation" text,
	"authorised_sessions" integer,
	"discharged_on" date,
	"discharge_reason" text,
	"discharged_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "episodes_of_patient" UNIQUE("id","patient_id"),
	CONSTRAINT "episodes_authorised" CHECK ("episodes"."authorised_sessions" between 1 and 365),
	CONSTRAINT "episodes_dates" CHECK ("episodes"."discharged_on" >= "episodes"."started_on"),
	CONSTRAINT "episodes_discharge" CHECK ("episodes"."discharged_on" is not null or num_nonnulls("episodes"."discharge_reason", "episodes"."discharged_by") = 0)
);
--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD COLUMN "episode_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "episode_id" uuid;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "episode_id" uuid;--> statement-breakpoint
ALTER TABLE "treatment_sessions" ADD COLUMN "episode_id" uuid;--> statement-breakpoint
ALTER TABLE "routines" ADD COLUMN "episode_id" uuid;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_lead_id_users_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_discharged_by_users_id_fk" FOREIGN KEY ("discharged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "episodes_patient" ON "episodes" USING btree ("patient_id","started_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "episodes_lead" ON "episodes" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "episodes_discharger" ON "episodes" USING btree ("discharged_by");--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_episode_of_patient" FOREIGN KEY ("episode_id","patient_id") REFERENCES "public"."episodes"("id","patient_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_episode_of_patient" FOREIGN KEY ("episode_id","patient_id") REFERENCES "public"."episodes"("id","patient_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_episode_of_patient" FOREIGN KEY ("episode_id","patient_id") REFERENCES "public"."episodes"("id","patient_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "treatment_sessions" ADD CONSTRAINT "treatment_sessions_episode_of_patient" FOREIGN KEY ("episode_id","patient_id") REFERENCES "public"."episodes"("id","patient_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "routines" ADD CONSTRAINT "routines_episode_of_patient" FOREIGN KEY ("episode_id","patient_id") REFERENCES "public"."episodes"("id","patient_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "appointment_changes_episode" ON "appointment_changes" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "appointments_episode" ON "appointments" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "evaluations_episode" ON "evaluations" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "treatment_sessions_episode" ON "treatment_sessions" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "routines_episode" ON "routines" USING btree ("episode_id");--> statement-breakpoint
ALTER TABLE "routines" ADD CONSTRAINT "routines_template_episode" CHECK ("routines"."episode_id" is null or "routines"."patient_id" is not null);--> statement-breakpoint
-- Deferrable, so that one transaction may move a whole record, table by table.
ALTER TABLE "appointment_changes" ALTER CONSTRAINT "appointment_changes_episode_of_patient" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "appointments" ALTER CONSTRAINT "appointments_episode_of_patient" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "evaluations" ALTER CONSTRAINT "evaluations_episode_of_patient" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "treatment_sessions" ALTER CONSTRAINT "treatment_sessions_episode_of_patient" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "routines" ALTER CONSTRAINT "routines_episode_of_patient" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
-- What records hold already becomes one episode per patient, with the days of the practice's time zone. One that was
-- discharged ended on that day; why and by whom nobody knows any more.
INSERT INTO "episodes" ("patient_id", "lead_id", "started_on", "discharged_on")
SELECT p.id, p.therapist_id, least(care.first, (now() at time zone zone.name)::date, ended.day), ended.day
FROM "patients" p
CROSS JOIN (SELECT coalesce((SELECT time_zone FROM "practice_settings"), 'Europe/Madrid') AS name) zone
CROSS JOIN LATERAL (
  SELECT (min(at) at time zone zone.name)::date AS first FROM (
    SELECT starts_at AS at FROM "treatment_sessions" WHERE patient_id = p.id
    UNION ALL SELECT evaluated_at FROM "evaluations" WHERE patient_id = p.id
    UNION ALL SELECT created_at FROM "routines" WHERE patient_id = p.id
    UNION ALL SELECT starts_at FROM "appointments" WHERE patient_id = p.id
  ) every
) care
CROSS JOIN LATERAL (
  SELECT CASE WHEN p.status = 'DISCHARGED' THEN (p.discharged_at at time zone zone.name)::date END AS day
) ended
WHERE care.first IS NOT NULL;--> statement-breakpoint
UPDATE "treatment_sessions" t SET episode_id = e.id FROM "episodes" e WHERE e.patient_id = t.patient_id;--> statement-breakpoint
UPDATE "evaluations" t SET episode_id = e.id FROM "episodes" e WHERE e.patient_id = t.patient_id;--> statement-breakpoint
UPDATE "routines" t SET episode_id = e.id FROM "episodes" e WHERE e.patient_id = t.patient_id;--> statement-breakpoint
UPDATE "appointments" t SET episode_id = e.id FROM "episodes" e WHERE e.patient_id = t.patient_id;--> statement-breakpoint
UPDATE "appointment_changes" t SET episode_id = e.id FROM "episodes" e WHERE e.patient_id = t.patient_id;--> statement-breakpoint
-- The purge removes versions of a deleted record, which it names, or of what belongs to a discharged episode.
CREATE OR REPLACE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('retention.purged_record', true) = OLD.patient_id::text
    AND (
      EXISTS (SELECT FROM patients WHERE id = OLD.patient_id AND deleted_at IS NOT NULL)
      OR EXISTS (
        SELECT FROM episodes e
        WHERE e.patient_id = OLD.patient_id AND e.discharged_on IS NOT NULL AND (
          EXISTS (SELECT FROM treatment_sessions WHERE id = OLD.entity_id AND episode_id = e.id)
          OR EXISTS (SELECT FROM evaluations WHERE id = OLD.entity_id AND episode_id = e.id)
        )
      )
    )
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'record_versions is append-only';
END $$;
