CREATE TABLE "record_merge_rows" (
	"merge_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"hash" text NOT NULL,
	"before" text,
	CONSTRAINT "record_merge_rows_merge_id_table_name_row_key_pk" PRIMARY KEY("merge_id","table_name","row_key")
);
--> statement-breakpoint
CREATE TABLE "record_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"survivor_id" uuid NOT NULL,
	"removed_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"choices" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "record_merges_two" CHECK ("record_merges"."survivor_id" <> "record_merges"."removed_id"),
	CONSTRAINT "record_merges_undone" CHECK (("record_merges"."undone_at" is null) = ("record_merges"."undone_by" is null))
);
--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "record_merge_rows" ADD CONSTRAINT "record_merge_rows_merge_id_record_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."record_merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_merges" ADD CONSTRAINT "record_merges_survivor_id_patients_id_fk" FOREIGN KEY ("survivor_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_merges" ADD CONSTRAINT "record_merges_removed_id_patients_id_fk" FOREIGN KEY ("removed_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_merges" ADD CONSTRAINT "record_merges_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_merges" ADD CONSTRAINT "record_merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_merges_survivor" ON "record_merges" USING btree ("survivor_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_merges_removed" ON "record_merges" USING btree ("removed_id");--> statement-breakpoint
CREATE INDEX "record_merges_author" ON "record_merges" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "record_merges_undoer" ON "record_merges" USING btree ("undone_by");--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_merged_into_patients_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patients_merged" ON "patients" USING btree ("merged_into") WHERE "patients"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_merged_hidden" CHECK ("patients"."merged_into" is null or "patients"."deleted_at" is not null);--> statement-breakpoint
-- Checked at the end of a transaction, so that a backup may be restored in any order.
ALTER TABLE "patients" ALTER CONSTRAINT "patients_merged_into_patients_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- Nothing is added to a record that was merged into another one. The name puts it after the foreign key's own trigger, which
-- waits for a merge at the same moment; the check then sees how that ended.
CREATE FUNCTION refuse_merged_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  record_id uuid;
BEGIN
  IF TG_TABLE_NAME = 'messages' THEN
    SELECT patient_id INTO record_id FROM conversations WHERE id = NEW.conversation_id;
  ELSE
    record_id := NEW.patient_id;
  END IF;
  IF EXISTS (SELECT FROM patients WHERE id = record_id AND merged_into IS NOT NULL) THEN
    RAISE EXCEPTION 'the record was merged into another one'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'record_is_merged';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "appointments" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "consents" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "conversations" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "documents" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "episodes" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "evaluations" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "invitations" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "patient_alerts" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "patient_collaborators" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "patient_handovers" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "routine_progress" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "routines" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "treatment_sessions" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();
