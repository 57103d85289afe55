ALTER TABLE "file_checks" ALTER COLUMN "publicacion_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "repository_deposits" ADD COLUMN "pedido_por_id" uuid;--> statement-breakpoint
ALTER TABLE "repository_deposits" ADD CONSTRAINT "repository_deposits_pedido_por_id_users_id_fk" FOREIGN KEY ("pedido_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repository_deposits_by_asker" ON "repository_deposits" USING btree ("pedido_por_id");