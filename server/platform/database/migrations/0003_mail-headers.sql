ALTER TABLE "mails" ADD COLUMN "responder_a" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "enlace_baja" text;