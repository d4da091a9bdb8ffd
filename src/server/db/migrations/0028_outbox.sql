CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"channel" text DEFAULT 'EMAIL' NOT NULL,
	"kind" text NOT NULL,
	"known_starts_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"outcome" text,
	"ended_at" timestamp with time zone,
	"failure" text,
	"sent_to" text,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "outbox_messages_ended" CHECK (("outbox_messages"."outcome" is null) = ("outbox_messages"."ended_at" is null)),
	CONSTRAINT "outbox_messages_failed" CHECK (("outbox_messages"."failure" is not null) = ("outbox_messages"."outcome" is not distinct from 'FAILED'))
);
--> statement-breakpoint
ALTER TABLE "practice_settings" ADD COLUMN "appointment_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_once" ON "outbox_messages" USING btree ("appointment_id","patient_id","starts_at","channel","kind") WHERE "outbox_messages"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("due_at") WHERE "outbox_messages"."outcome" is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_appointment" ON "outbox_messages" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_patient" ON "outbox_messages" USING btree ("patient_id","ended_at");--> statement-breakpoint
CREATE TRIGGER "record_not_merged" AFTER INSERT OR UPDATE OF "patient_id" ON "outbox_messages" FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();
