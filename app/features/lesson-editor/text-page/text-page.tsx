import { Link, Outlet } from '@remix-run/react'
import { Suspense, useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { AboutText } from '#app/features/lesson-editor/load-text-page.server.ts'
import { useLatest } from '#app/ui/latest.ts'
import { lazyOr } from '#app/ui/lazy-or.ts'
import type { TabContext } from './tab-context.ts'
import { TextPageScreen } from './text-page-screen.tsx'

type Props = { owner: TextOwner; about: AboutText | Promise<AboutText> }

/** The page of a lesson or an article, with its open tab. */
export function TextPage({ owner, about }: Props) {
	const loaded = useLatest(about)
	const { named, publishing, history = [] } = loaded ?? {}
	const [isUnsaved, setUnsaved] = useState(false)
	const context: TabContext = { onUnsaved: setUnsaved }
	return (
		<TextPageScreen
			owner={owner}
			isMissing={loaded !== undefined && named === undefined}
			named={named}
			publishBar={
				named &&
				publishing && (
					<Suspense fallback={<ToPublishing path={publishing.path} />}>
						<PublishStatus
							courseStatus={named.parent?.status}
							publishing={publishing}
							isUnsaved={isUnsaved}
						/>
					</Suspense>
				)
			}
			history={
				<Suspense>
					<ChangeList changes={history} isOfOne />
				</Suspense>
			}
		>
			<Outlet context={context} />
		</TextPageScreen>
	)
}

/** Stands in for the bar until it has loaded, and where there is no script. */
function ToPublishing({ path }: { path: string }) {
	return (
		<Link to={path} className="py-1 underline">
			Publishing
		</Link>
	)
}

/** Loaded on demand: the editors below are heavy enough. */
const PublishStatus = lazyOr(
	() => import('./publish-status.tsx').then((code) => code.PublishStatus),
	({ publishing }) => <ToPublishing path={publishing.path} />,
)

const ChangeList = lazyOr(
	() => import('#app/features/audit/change-list.tsx').then((code) => code.ChangeList),
	() => null,
)
