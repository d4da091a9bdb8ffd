-- The words of a name, without accents, particles and short forms, in alphabetical order: records whose names consist of the
-- same words have the same key. Everything but a-z separates words, so the key does not depend on the database's locale.
CREATE FUNCTION patient_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(word, ' ' ORDER BY word COLLATE "C"), '') FROM (
    SELECT CASE part WHEN 'ma' THEN 'maria' WHEN 'fco' THEN 'francisco' WHEN 'fca' THEN 'francisca' WHEN 'jse' THEN 'jose' ELSE part END AS word
    FROM regexp_split_to_table(
      lower(regexp_replace(normalize(translate(name, 'ªº', 'aa'), NFD), '[\u0300-\u036f]', '', 'g')), '[^a-z]+'
    ) part
    WHERE part NOT IN ('', 'de', 'del', 'la', 'las', 'los', 'y', 'i', 'da', 'do', 'dos')
  ) words
$$;
--> statement-breakpoint
-- The last nine digits of a phone number, null if it has none.
CREATE FUNCTION patient_phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 9), '')
$$;
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"patient" jsonb NOT NULL,
	"details" jsonb,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "import_rows_position" CHECK ("import_rows"."position" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "patient_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "patient_imports_total" CHECK ("patient_imports"."total" between 1 and 10000),
	CONSTRAINT "patient_imports_undone" CHECK ("patient_imports"."undone_at" is null or "patient_imports"."finished_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_patient_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."patient_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_imports" ADD CONSTRAINT "patient_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_imports" ADD CONSTRAINT "patient_imports_therapist_id_users_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_imports_author" ON "patient_imports" USING btree ("author_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "patient_imports_therapist" ON "patient_imports" USING btree ("therapist_id");--> statement-breakpoint
CREATE INDEX "patient_imports_unfinished" ON "patient_imports" USING btree ("updated_at") WHERE "patient_imports"."finished_at" is null;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_import_id_patient_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."patient_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_details_document_key" ON "patient_details" USING btree ("document_number") WHERE "patient_details"."document_number" is not null;--> statement-breakpoint
CREATE INDEX "patient_details_phone_key" ON "patient_details" USING btree (patient_phone_key("second_phone")) WHERE "patient_details"."second_phone" is not null;--> statement-breakpoint
CREATE INDEX "patients_import" ON "patients" USING btree ("import_id") WHERE "patients"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "patients_name_key" ON "patients" USING btree (patient_name_key("name")) WHERE "patients"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "patients_phone_key" ON "patients" USING btree (patient_phone_key("phone")) WHERE "patients"."deleted_at" is null and "patients"."phone" is not null;--> statement-breakpoint
CREATE INDEX "patients_email_key" ON "patients" USING btree (lower("email")) WHERE "patients"."deleted_at" is null and "patients"."email" is not null;--> statement-breakpoint
CREATE INDEX "patients_birth" ON "patients" USING btree ("date_of_birth") WHERE "patients"."deleted_at" is null and "patients"."date_of_birth" is not null;