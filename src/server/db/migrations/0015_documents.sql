CREATE TABLE "document_pieces" (
	"document_id" uuid NOT NULL,
	"piece" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "document_pieces_document_id_piece_pk" PRIMARY KEY("document_id","piece"),
	CONSTRAINT "document_pieces_size" CHECK (octet_length("document_pieces"."bytes") between 1 and 262144),
	CONSTRAINT "document_pieces_piece" CHECK ("document_pieces"."piece" between 0 and 59)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"upload_key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"note" text,
	"shared" boolean DEFAULT false NOT NULL,
	"sent_by_patient" boolean DEFAULT false NOT NULL,
	"size" integer NOT NULL,
	"type" text,
	"sha256" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "documents_size" CHECK ("documents"."size" between 1 and 15728640),
	CONSTRAINT "documents_stored_whole" CHECK (("documents"."stored_at" is null) = ("documents"."type" is null) and ("documents"."stored_at" is null) = ("documents"."sha256" is null)),
	CONSTRAINT "documents_sent_is_seen" CHECK ("documents"."shared" or not "documents"."sent_by_patient")
);
--> statement-breakpoint
ALTER TABLE "practice_settings" ADD COLUMN "document_space_gb" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_pieces" ADD CONSTRAINT "document_pieces_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_upload" ON "documents" USING btree ("author_id","upload_key");--> statement-breakpoint
CREATE INDEX "documents_patient" ON "documents" USING btree ("patient_id","day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_unfinished" ON "documents" USING btree ("updated_at") WHERE "documents"."stored_at" is null;--> statement-breakpoint
ALTER TABLE "practice_settings" ADD CONSTRAINT "practice_settings_document_space" CHECK ("practice_settings"."document_space_gb" between 1 and 1000);