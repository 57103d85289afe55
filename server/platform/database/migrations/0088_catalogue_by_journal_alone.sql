DROP INDEX "catalogue_newest";--> statement-breakpoint
DROP INDEX "catalogue_newest_by_type";--> statement-breakpoint
DROP INDEX "catalogue_by_category";--> statement-breakpoint
CREATE INDEX "issues_newest" ON "issues" USING btree ("fecha_publicacion" DESC NULLS FIRST,"anio" DESC NULLS FIRST,"fecha_creacion" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "catalogue_newest" ON "publications" USING btree ("fecha_publicacion" DESC NULLS LAST,"id" DESC NULLS LAST,"revista_id") WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_newest_by_type" ON "publications" USING btree ("tipo","fecha_publicacion" DESC NULLS LAST,"id" DESC NULLS LAST,"revista_id") WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_by_category" ON "publications" USING btree (public.es_plain("categoria"),"fecha_publicacion" DESC NULLS LAST,"id" DESC NULLS LAST,"revista_id","categoria") WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;