CREATE TABLE "patient_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"noted_on" date NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"ending" text,
	CONSTRAINT "patient_alerts_said" CHECK ("patient_alerts"."kind" <> 'OTHER' or "patient_alerts"."text" is not null),
	CONSTRAINT "patient_alerts_ended" CHECK (num_nonnulls("patient_alerts"."ended_at", "patient_alerts"."ended_by", "patient_alerts"."ending") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "patient_alerts" ADD CONSTRAINT "patient_alerts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_alerts" ADD CONSTRAINT "patient_alerts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_alerts" ADD CONSTRAINT "patient_alerts_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_alerts_patient" ON "patient_alerts" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "patient_alerts_author" ON "patient_alerts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "patient_alerts_ender" ON "patient_alerts" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "patient_alerts_once" ON "patient_alerts" USING btree ("patient_id","kind",(case when "kind" = 'OTHER' then lower("text") else '' end)) WHERE "patient_alerts"."ended_at" is null;