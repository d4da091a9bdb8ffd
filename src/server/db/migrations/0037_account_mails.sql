CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"channel" text DEFAULT 'EMAIL' NOT NULL,
	"invitation_id" uuid,
	"staff_invitation_id" uuid,
	"password_reset_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"outcome" text,
	"ended_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "account_mails_cause" CHECK (case "account_mails"."kind" when 'INVITATION' then "account_mails"."invitation_id" when 'STAFF_INVITATION' then "account_mails"."staff_invitation_id" else "account_mails"."password_reset_id" end is not null
        and num_nonnulls("account_mails"."invitation_id", "account_mails"."staff_invitation_id", "account_mails"."password_reset_id") = 1),
	CONSTRAINT "account_mails_ended" CHECK (("account_mails"."outcome" is null) = ("account_mails"."ended_at" is null)),
	CONSTRAINT "account_mails_failed" CHECK (("account_mails"."failure" is not null) = ("account_mails"."outcome" is not distinct from 'FAILED'))
);
--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_staff_invitation_id_staff_invitations_id_fk" FOREIGN KEY ("staff_invitation_id") REFERENCES "public"."staff_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_password_reset_id_password_resets_id_fk" FOREIGN KEY ("password_reset_id") REFERENCES "public"."password_resets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_mails_invitation" ON "account_mails" USING btree ("invitation_id","channel","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "account_mails_staff_invitation" ON "account_mails" USING btree ("staff_invitation_id","channel","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "account_mails_password_reset" ON "account_mails" USING btree ("password_reset_id","channel","kind");--> statement-breakpoint
CREATE INDEX "account_mails_due" ON "account_mails" USING btree ("due_at") WHERE "account_mails"."outcome" is null;