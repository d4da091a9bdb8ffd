ALTER TABLE "patient_details" ADD COLUMN "no_appointment_mails" boolean;--> statement-breakpoint
ALTER TABLE "practice_settings" ADD COLUMN "appointment_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_settings" ADD COLUMN "reminder_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_settings" ADD COLUMN "last_reminder_hours" integer DEFAULT 24;--> statement-breakpoint
ALTER TABLE "practice_settings" ADD COLUMN "formality" text DEFAULT 'TU' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "appointment_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_settings" ADD CONSTRAINT "practice_settings_reminder_hours" CHECK ("practice_settings"."reminder_hours" between 15 and 168);--> statement-breakpoint
ALTER TABLE "practice_settings" ADD CONSTRAINT "practice_settings_last_reminder_hours" CHECK ("practice_settings"."last_reminder_hours" >= 15
        and "practice_settings"."last_reminder_hours" <= "practice_settings"."reminder_hours" - 12);