import { Fragment, type ReactNode } from 'react'

/** Courses / First Steps / 你好. The last part is the page itself. */
export function Breadcrumb({ parts }: { parts: ReactNode[] }) {
	return (
		<nav aria-label="Breadcrumb" className="wrap-anywhere text-ink-quiet text-sm">
			<ol className="flex flex-wrap items-center gap-x-2 [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center">
				{parts.map((part, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a breadcrumb's place is what it is
					<Fragment key={index}>
						{index > 0 && <li aria-hidden>/</li>}
						<li aria-current={index === parts.length - 1 ? 'page' : undefined}>{part}</li>
					</Fragment>
				))}
			</ol>
		</nav>
	)
}
