/**
 * Draws the site's icons from the seal: `npx tsx app/seed/covers/draw-icons.ts`
 * writes public/favicon.svg and the PNGs named in public/site.webmanifest.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { sealBlock, sealStrokes } from './motifs/seal.ts'
import { palette } from './paint/palette.ts'

const folder = new URL('../../../public/', import.meta.url)
const carved = sealStrokes.map((path) => `<path d="${path}"/>`).join('')

function drawing(background: string, strokes: string): string {
	const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
	return `${open}<title>Hanlu</title>${background}<g fill="${palette.paper}">${strokes}</g></svg>\n`
}

/** The stamped seal with its uneven edge. */
const stamp = drawing(`<path fill="${palette.cinnabar}" d="${sealBlock}"/>`, carved)

/** Cinnabar to every edge, for systems that cut their own shape out of the middle 80 %. */
const tile = drawing(
	`<path fill="${palette.cinnabar}" d="M0 0H100V100H0Z"/>`,
	`<g transform="translate(16 16) scale(0.68)">${carved}</g>`,
)

async function drawIcon(name: string, svg: string, size: number): Promise<void> {
	const icon = sharp(Buffer.from(svg), { density: (72 * size) / 100 }).resize(size, size)
	await icon
		.png({ compressionLevel: 9, palette: true })
		.toFile(fileURLToPath(new URL(name, folder)))
}

await writeFile(new URL('favicon.svg', folder), stamp)
await drawIcon('icon-192.png', stamp, 192)
await drawIcon('icon-512.png', stamp, 512)
await drawIcon('icon-maskable-512.png', tile, 512)
await drawIcon('apple-touch-icon.png', tile, 180)
