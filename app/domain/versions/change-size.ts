/** How much a version changed: “2 paragraphs changed, 1 added” after 你好 became 您好 twice and 再见 came. */
import * as z from 'zod'
import type { VersionPart } from './version-content.ts'

const count = z.number().int().nonnegative()

export const changeSizeSchema = z.object({
	changed: count,
	added: count,
	gone: count,
	moved: count,
})

export type ChangeSize = z.infer<typeof changeSizeSchema>

/** One of them, and several. */
const units = {
	text: ['paragraph', 'paragraphs'],
	notes: ['line', 'lines'],
	exercises: ['exercise', 'exercises'],
} as const satisfies Record<VersionPart, readonly [string, string]>

const kinds = ['changed', 'added', 'gone', 'moved'] as const

export function changeSizeText(part: VersionPart, size: ChangeSize): string {
	const [one, several] = units[part]
	const counted = kinds.filter((kind) => size[kind] > 0)
	if (counted.length === 0) return 'No visible change'
	return counted
		.map((kind, at) => {
			const unit = at === 0 ? ` ${size[kind] === 1 ? one : several}` : ''
			return `${size[kind].toLocaleString('en')}${unit} ${kind}`
		})
		.join(', ')
}
