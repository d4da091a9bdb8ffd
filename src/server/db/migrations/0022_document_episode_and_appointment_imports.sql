CREATE TABLE "appointment_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "appointment_imports_total" CHECK ("appointment_imports"."total" between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "episode_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment_imports" ADD CONSTRAINT "appointment_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_imports" ADD CONSTRAINT "appointment_imports_therapist_id_users_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_imports_author" ON "appointment_imports" USING btree ("author_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointment_imports_therapist" ON "appointment_imports" USING btree ("therapist_id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_import_id_appointment_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."appointment_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_episode_of_patient" FOREIGN KEY ("episode_id","patient_id") REFERENCES "public"."episodes"("id","patient_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "appointments_import" ON "appointments" USING btree ("import_id") WHERE "appointments"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_episode" ON "documents" USING btree ("episode_id");