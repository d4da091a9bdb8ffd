CREATE TABLE "covers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"therapist_id" uuid NOT NULL,
	"covered_by" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "covers_two" CHECK ("covers"."therapist_id" <> "covers"."covered_by"),
	CONSTRAINT "covers_days" CHECK ("covers"."last_day" >= "covers"."first_day")
);
--> statement-breakpoint
CREATE TABLE "patient_collaborators" (
	"patient_id" uuid NOT NULL,
	"therapist_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patient_collaborators_patient_id_therapist_id_pk" PRIMARY KEY("patient_id","therapist_id")
);
--> statement-breakpoint
CREATE TABLE "patient_handovers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "patient_handovers_two" CHECK ("patient_handovers"."from_id" <> "patient_handovers"."to_id")
);
--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_therapist_id_users_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_covered_by_users_id_fk" FOREIGN KEY ("covered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_collaborators" ADD CONSTRAINT "patient_collaborators_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_collaborators" ADD CONSTRAINT "patient_collaborators_therapist_id_users_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_handovers" ADD CONSTRAINT "patient_handovers_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_handovers" ADD CONSTRAINT "patient_handovers_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_handovers" ADD CONSTRAINT "patient_handovers_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "covers_stand_in" ON "covers" USING btree ("covered_by","last_day");--> statement-breakpoint
CREATE INDEX "covers_therapist" ON "covers" USING btree ("therapist_id","last_day");--> statement-breakpoint
CREATE INDEX "covers_creator" ON "covers" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "patient_collaborators_therapist" ON "patient_collaborators" USING btree ("therapist_id","patient_id");--> statement-breakpoint
CREATE INDEX "patient_handovers_patient" ON "patient_handovers" USING btree ("patient_id","at");--> statement-breakpoint
CREATE INDEX "patient_handovers_from" ON "patient_handovers" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "patient_handovers_to" ON "patient_handovers" USING btree ("to_id");--> statement-breakpoint
-- One colleague stands in for a therapist once on a day.
ALTER TABLE "covers" ADD CONSTRAINT "covers_once"
  EXCLUDE USING gist ("therapist_id" WITH =, "covered_by" WITH =, daterange("first_day", "last_day", '[]') WITH &&)
  WHERE ("ended_at" IS NULL);
--> statement-breakpoint
-- The lead of a patient is no collaborator too. The row lock makes a hand-over at the same moment wait.
CREATE FUNCTION refuse_lead_as_collaborator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT "therapist_id" FROM "patients" WHERE "id" = NEW."patient_id" FOR SHARE) = NEW."therapist_id" THEN
    RAISE EXCEPTION 'the lead of a patient is no collaborator'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'patient_collaborators_not_lead';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "patient_collaborators_not_lead" BEFORE INSERT OR UPDATE ON "patient_collaborators"
  FOR EACH ROW EXECUTE FUNCTION refuse_lead_as_collaborator();
--> statement-breakpoint
CREATE FUNCTION lead_leaves_collaborators() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "patient_collaborators" WHERE "patient_id" = NEW."id" AND "therapist_id" = NEW."therapist_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "patients_lead_leaves_collaborators" AFTER UPDATE OF "therapist_id" ON "patients"
  FOR EACH ROW WHEN (OLD."therapist_id" <> NEW."therapist_id") EXECUTE FUNCTION lead_leaves_collaborators();
