-- Whose record was deleted does not come: what lay ahead then is cancelled, so that its hours are free. Only the lead
-- deletes a record, so the history names the lead.
INSERT INTO "appointment_events" ("appointment_id", "at", "actor_id", "kind", "status", "from_status", "starts_at", "duration", "reason")
  SELECT a."id", p."deleted_at", p."therapist_id", 'STATUS', 'CANCELLED', a."status", a."starts_at", a."duration", 'Ficha del paciente eliminada'
  FROM "appointments" a JOIN "patients" p ON p."id" = a."patient_id"
  WHERE a."starts_at" >= p."deleted_at" AND a."deleted_at" IS NULL AND a."status" IN ('SCHEDULED', 'CONFIRMED', 'COMPLETED');
--> statement-breakpoint
UPDATE "appointments" a SET "status" = 'CANCELLED', "updated_at" = now()
  FROM "patients" p
  WHERE p."id" = a."patient_id"
    AND a."starts_at" >= p."deleted_at" AND a."deleted_at" IS NULL AND a."status" IN ('SCHEDULED', 'CONFIRMED', 'COMPLETED');
