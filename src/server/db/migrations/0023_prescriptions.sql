ALTER TABLE "progress_exercises" ADD COLUMN "prescription" jsonb;--> statement-breakpoint
ALTER TABLE "routine_exercises" ADD COLUMN "prescription" jsonb;