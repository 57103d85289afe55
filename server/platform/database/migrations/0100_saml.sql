ALTER TABLE "identity_flows" ADD COLUMN "llegada" text;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "saml" jsonb;