ALTER TABLE "appointment_events" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_token" ON "outbox_messages" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_answered" CHECK (("outbox_messages"."answer" is null) = ("outbox_messages"."answered_at" is null));