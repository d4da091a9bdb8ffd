CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"therapist_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"from_minute" integer,
	"to_minute" integer,
	"kind" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extra_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"therapist_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_stretches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"week_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_weeks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"therapist_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_therapist_id_users_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_hours" ADD CONSTRAINT "extra_hours_therapist_id_users_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_stretches" ADD CONSTRAINT "work_stretches_week_id_work_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."work_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_weeks" ADD CONSTRAINT "work_weeks_therapist_id_users_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_therapist" ON "absences" USING btree ("therapist_id","to_day");--> statement-breakpoint
CREATE INDEX "extra_hours_therapist" ON "extra_hours" USING btree ("therapist_id","day");--> statement-breakpoint
CREATE INDEX "work_stretches_week" ON "work_stretches" USING btree ("week_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_weeks_therapist" ON "work_weeks" USING btree ("therapist_id","valid_from");--> statement-breakpoint
-- The stretches of one weekday of a week, and the extra hours of one day, never cross.
ALTER TABLE "work_stretches" ADD CONSTRAINT "work_stretches_never_overlap"
  EXCLUDE USING gist ("week_id" WITH =, "weekday" WITH =, int4range("from_minute", "to_minute") WITH &&);
--> statement-breakpoint
ALTER TABLE "extra_hours" ADD CONSTRAINT "extra_hours_never_overlap"
  EXCLUDE USING gist ("therapist_id" WITH =, "day" WITH =, int4range("from_minute", "to_minute") WITH &&);
--> statement-breakpoint
ALTER TABLE "work_stretches" ADD CONSTRAINT "work_stretches_stretch"
  CHECK ("weekday" BETWEEN 1 AND 7 AND 0 <= "from_minute" AND "from_minute" < "to_minute" AND "to_minute" < 1440);
--> statement-breakpoint
ALTER TABLE "extra_hours" ADD CONSTRAINT "extra_hours_stretch"
  CHECK (0 <= "from_minute" AND "from_minute" < "to_minute" AND "to_minute" < 1440);
--> statement-breakpoint
ALTER TABLE "work_weeks" ADD CONSTRAINT "work_weeks_dates" CHECK ("valid_until" >= "valid_from");
--> statement-breakpoint
-- Whole days, or a part of one day.
ALTER TABLE "absences" ADD CONSTRAINT "absences_span" CHECK (
  ("from_minute" IS NULL AND "to_minute" IS NULL AND "to_day" >= "from_day")
  OR ("from_minute" IS NOT NULL AND "to_minute" IS NOT NULL AND "to_day" = "from_day"
    AND 0 <= "from_minute" AND "from_minute" < "to_minute" AND "to_minute" < 1440));
