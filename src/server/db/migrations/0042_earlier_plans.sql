ALTER TABLE "routines" ADD COLUMN "earlier_plans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "routines" ADD COLUMN "ended_on" date;--> statement-breakpoint
UPDATE "routines" SET "ended_on" = "episodes"."discharged_on" FROM "episodes" WHERE "episodes"."id" = "routines"."episode_id" AND "routines"."status" = 'COMPLETED';
