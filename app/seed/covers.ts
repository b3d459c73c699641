import { readArticles, readCourses, readSingles } from './content-files.ts'

export type PutMedia = (key: string, bytes: Uint8Array, contentType: string) => Promise<void>

/** Puts the covers where the web worker serves them from. */
export async function seedCovers(put: PutMedia): Promise<void> {
	const covers = [
		...[...readCourses(), ...readSingles()].map(({ slug, cover }) => ({ slug, cover })),
		...readArticles().map(({ id, cover }) => ({ slug: id, cover })),
	]
	for (const { slug, cover } of covers) {
		if (cover) await put(`covers/${slug}.webp`, cover, 'image/webp')
	}
}
