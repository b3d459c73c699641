import { drawWord } from '#app/domain/display/drawn-word.ts'
import { type TextDisplay, variantOf } from '#app/domain/display/text-display.ts'
import type { DrawnProps } from './drawn.tsx'
import { langOfNotation, langOfScript } from './langs.ts'

/** A word or its reading in the person's script and notation. */
export function DrawnPart({
	part,
	word,
	pinyin,
	traditional,
	display,
}: DrawnProps & { display: TextDisplay }) {
	const drawing = { ...variantOf(display), traditionalOf: () => traditional ?? word }
	const { hanziHtml, readingHtml } = drawWord({ word, pinyin }, drawing)
	// Characters as they are written have the language of what stands around them.
	const ofHanzi = display.script === 'written' ? undefined : langOfScript[display.script]
	const lang = part === 'hanzi' ? ofHanzi : langOfNotation[display.notation]
	const html = part === 'hanzi' ? hanziHtml : readingHtml
	// biome-ignore lint/security/noDangerouslySetInnerHtml: drawWord escapes everything
	return <span lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
