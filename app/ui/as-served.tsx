import { type ReactNode, useState } from 'react'
import { useIsHydrating } from './hydrating.ts'

type Props = {
	/** Rendered by the server alone, so that its code need not be loaded. */
	served: ReactNode
	/** For pages that were opened by a click: its code loads then. */
	children: () => ReactNode
}

/** A part without a script of its own. It stays as the server rendered it. */
export function AsServed({ served, children }: Props) {
	const [wasServed] = useState(useIsHydrating())
	return <UntilLoaded served={served} loaded={!wasServed && children()} />
}

/** A part that stays as the server rendered it until its code has loaded. */
export function UntilLoaded({ served, loaded }: { served: ReactNode; loaded: ReactNode }) {
	if (import.meta.env.SSR) return <div className="contents">{served}</div>
	if (loaded) {
		return (
			<div key="loaded" className="contents">
				{loaded}
			</div>
		)
	}
	return (
		<div
			className="contents"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what stands there
			dangerouslySetInnerHTML={empty}
		/>
	)
}

const empty = { __html: '' }
