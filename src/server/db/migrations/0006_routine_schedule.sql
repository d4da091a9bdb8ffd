ALTER TABLE "routines" ADD COLUMN "schedule" jsonb;
