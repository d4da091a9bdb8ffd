CREATE TABLE "set_up_answers" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "set_up_answers_one_row" CHECK ("set_up_answers"."id" = 1)
);
