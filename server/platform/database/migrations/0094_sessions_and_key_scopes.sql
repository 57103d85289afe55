ALTER TABLE "api_keys" ADD COLUMN "ambitos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "caduca" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "dispositivo" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "navegador" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sistema" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "avisada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "used_at" = "created_at";