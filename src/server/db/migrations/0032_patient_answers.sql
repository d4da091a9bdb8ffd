ALTER TABLE "appointment_events" ADD COLUMN "via" text;--> statement-breakpoint
UPDATE "appointment_events" SET "via" = 'LINK' FROM "outbox_messages" WHERE "outbox_messages"."appointment_id" = "appointment_events"."appointment_id" AND "outbox_messages"."answer" = "appointment_events"."status" AND "outbox_messages"."answered_at" = "appointment_events"."at" AND "appointment_events"."kind" = 'STATUS';--> statement-breakpoint
INSERT INTO "appointment_events" ("appointment_id", "at", "actor_id", "kind", "via", "status", "starts_at", "duration") SELECT "appointments"."id", min("outbox_messages"."asked_at"), "patients"."user_id", 'ASKED', 'LINK', "appointments"."status", "outbox_messages"."starts_at", "appointments"."duration" FROM "outbox_messages" JOIN "appointments" ON "appointments"."id" = "outbox_messages"."appointment_id" JOIN "patients" ON "patients"."id" = "outbox_messages"."patient_id" WHERE "outbox_messages"."asked_at" IS NOT NULL GROUP BY "appointments"."id", "patients"."user_id", "outbox_messages"."starts_at";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_answered";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "answered_at";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "change_id";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "asked_at";
