-- The purge also removes what a discharged episode itself said before.
CREATE OR REPLACE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('retention.purged_record', true) = OLD.patient_id::text
    AND (
      EXISTS (SELECT FROM patients WHERE id = OLD.patient_id AND deleted_at IS NOT NULL)
      OR EXISTS (
        SELECT FROM episodes e
        WHERE e.patient_id = OLD.patient_id AND e.discharged_on IS NOT NULL AND (
          e.id = OLD.entity_id
          OR EXISTS (SELECT FROM treatment_sessions WHERE id = OLD.entity_id AND episode_id = e.id)
          OR EXISTS (SELECT FROM evaluations WHERE id = OLD.entity_id AND episode_id = e.id)
        )
      )
    )
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'record_versions is append-only';
END $$;
