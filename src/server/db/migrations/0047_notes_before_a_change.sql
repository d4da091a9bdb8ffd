ALTER TABLE "appointment_changes" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD COLUMN "notes" text;--> statement-breakpoint
UPDATE "appointment_changes" SET "type" = "appointments"."type", "notes" = "appointments"."notes" FROM "appointments" WHERE "appointments"."id" = "appointment_changes"."appointment_id";--> statement-breakpoint
ALTER TABLE "appointment_changes" ALTER COLUMN "type" SET NOT NULL;