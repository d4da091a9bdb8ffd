CREATE TABLE "mail_texts" (
	"kind" text PRIMARY KEY NOT NULL,
	"opening" text,
	"closing" text,
	CONSTRAINT "mail_texts_opening" CHECK (char_length("mail_texts"."opening") <= 300),
	CONSTRAINT "mail_texts_closing" CHECK (char_length("mail_texts"."closing") <= 500)
);
