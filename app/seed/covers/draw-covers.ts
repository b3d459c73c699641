/**
 * Draws the covers of the demo courses and articles: `npx tsx app/seed/covers/draw-covers.ts`
 * for all of them, or with slugs for a few. Each becomes <slug>.webp beside this file.
 */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { sheetSize } from './paint/sheet.ts'
import { scenes } from './scenes.ts'

/** Sharp on a telephone and a desk alike, and a third of the weight of what is drawn. */
const printed = { width: 960, height: 540 }

async function drawCover(slug: string, svg: string): Promise<void> {
	const file = fileURLToPath(new URL(`./${slug}.webp`, import.meta.url))
	const { width, height, bleed } = sheetSize
	const { size } = await sharp(Buffer.from(svg))
		.flatten()
		.extract({ left: bleed, top: bleed, width, height })
		.toBuffer()
		.then((drawn) => sharp(drawn).resize(printed).webp({ quality: 52, effort: 6 }).toFile(file))
	console.log(`${slug}.webp  ${(size / 1024).toFixed(1)} kB`)
}

const wanted = process.argv.slice(2)
for (const [slug, draw] of Object.entries(scenes)) {
	if (wanted.length === 0 || wanted.includes(slug)) await drawCover(slug, draw())
}
