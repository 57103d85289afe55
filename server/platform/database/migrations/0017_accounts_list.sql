DROP INDEX "users_by_name";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "fecha_acceso" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("fecha_creacion","id") WHERE "users"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "users_by_access" ON "users" USING btree ("fecha_acceso" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "users"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "users_waiting" ON "users" USING btree ("nombre_normal","id") WHERE "users"."fecha_eliminacion" is null and "users"."rol_solicitado" is not null;--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("nombre_normal","id") WHERE "users"."fecha_eliminacion" is null and "users"."fecha_bloqueo" is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("nombre_normal","id","roles","fecha_bloqueo","rol_solicitado") WHERE "users"."fecha_eliminacion" is null;--> statement-breakpoint
UPDATE "users" SET "fecha_acceso" = (SELECT max("created_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id");
