DROP INDEX "treatment_sessions_start";--> statement-breakpoint
DROP INDEX "exercises_name";--> statement-breakpoint
DROP INDEX "progress_exercises_completed";--> statement-breakpoint
DROP INDEX "routine_exercises_exercise";--> statement-breakpoint
CREATE INDEX "outbox_messages_failures" ON "outbox_messages" USING btree ("ended_at") WHERE "outbox_messages"."outcome" = 'FAILED';