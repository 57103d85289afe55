DROP INDEX "publications_by_estado";--> statement-breakpoint
CREATE INDEX "publications_newest" ON "publications" USING btree ("fecha_actualizacion" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "publications_oldest" ON "publications" USING btree ("fecha_creacion","id") WHERE "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "publications_by_title" ON "publications" USING btree ("titulo_normal","id") WHERE "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "publications_deleted" ON "publications" USING btree ("id") WHERE "publications"."fecha_eliminacion" is not null;--> statement-breakpoint
CREATE INDEX "publications_by_estado" ON "publications" USING btree ("estado","fecha_actualizacion" DESC NULLS LAST,"id" DESC NULLS LAST,"fecha_publicacion") WHERE "publications"."fecha_eliminacion" is null;