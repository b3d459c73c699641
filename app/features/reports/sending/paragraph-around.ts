import type { ReportPlace } from '#app/domain/reports/report.ts'

/** The paragraph of a text that an element is in: its number and its translation. Nulls elsewhere. */
export function paragraphAround(
	element: Element | null,
): Pick<ReportPlace, 'paragraph' | 'english'> {
	const paragraph = element?.closest('.text > p')
	if (!paragraph) return { paragraph: null, english: null }
	const beside = [...(paragraph.parentElement?.children ?? [])]
	return {
		paragraph: beside.indexOf(paragraph) + 1,
		english: paragraph.querySelector('.en')?.textContent || null,
	}
}
