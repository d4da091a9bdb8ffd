CREATE TABLE "record_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "record_versions_once" UNIQUE("entity_id","version")
);
--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "treatment_sessions" ADD COLUMN "shared_notes" text;--> statement-breakpoint
ALTER TABLE "treatment_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_versions_patient" ON "record_versions" USING btree ("patient_id","replaced_at");--> statement-breakpoint
CREATE INDEX "record_versions_author" ON "record_versions" USING btree ("author_id");--> statement-breakpoint
-- What was written stays. Only the purge of a deleted record, which names it, may remove its versions.
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('retention.purged_record', true) = OLD.patient_id::text
    AND EXISTS (SELECT FROM patients WHERE id = OLD.patient_id AND deleted_at IS NOT NULL)
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'record_versions is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER record_versions_append_only BEFORE UPDATE OR DELETE ON "record_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
