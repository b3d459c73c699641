import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { description: string; children: ReactNode }

/** One line about a lesson; the whole description and the vocabulary unfold. */
export function AboutLesson({ description, children }: Props) {
	return (
		<details className="card group/about">
			<summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2 text-ink-soft [&::-webkit-details-marker]:hidden">
				<span className="wrap-anywhere min-w-0 flex-1 max-w-prose truncate group-open/about:overflow-visible group-open/about:whitespace-normal">
					{description || 'About this lesson'}
				</span>
				<ChevronDown
					aria-hidden
					size={18}
					className="ml-auto shrink-0 text-ink-quiet group-open/about:rotate-180"
				/>
			</summary>
			<div className="border-line border-t [&_.card]:border-0">{children}</div>
		</details>
	)
}
