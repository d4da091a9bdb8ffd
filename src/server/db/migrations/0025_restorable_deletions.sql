ALTER TABLE "appointments" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "routines" ADD COLUMN "deleted_by" uuid;