-- One therapist's live appointments never overlap: the database refuses, whoever asks and however many at once.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_never_overlap"
  EXCLUDE USING gist ("therapist_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&)
  WHERE ("status" IN ('SCHEDULED', 'CONFIRMED', 'COMPLETED') AND "deleted_at" IS NULL);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_duration"
  CHECK ("duration" BETWEEN 15 AND 480 AND "ends_at" > "starts_at");
--> statement-breakpoint
-- The audit trail is only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
