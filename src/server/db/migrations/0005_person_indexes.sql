CREATE INDEX "conversation_reads_user" ON "conversation_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "evaluations_therapist" ON "evaluations" USING btree ("therapist_id");