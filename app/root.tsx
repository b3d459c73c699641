import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import {
	isRouteErrorResponse,
	Link,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunction,
	useLoaderData,
	useLocation,
	useRouteError,
	useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { deviceDisplayFrom } from './domain/display/device-display.ts'
import {
	barColors,
	colorScheme,
	deviceAttributes,
	toneAttributes,
} from './domain/display/page-attributes.ts'
import { useSignOutElsewhere } from './features/accounts/sign-out-elsewhere.ts'
import { TabBar } from './features/accounts/tab-bar.tsx'
import { TopBar } from './features/accounts/top-bar.tsx'
import { TopSearch } from './features/dictionary/top-search.tsx'
import { useKeptPages } from './features/offline/use-kept-pages.ts'
import { useSync } from './features/progress/use-sync.ts'
import { usePageKeys } from './features/site/keys/use-page-keys.ts'
import { logFailure } from './http/responses.server.ts'
import styles from './styles/app.css?url'
import sans from './styles/hanlu-sans.woff2?url'
import { BesidePage } from './ui/beside-page.tsx'
import { buttonClass } from './ui/button.tsx'
import { MessageScreen } from './ui/message-screen.tsx'
import { NavigationProgress } from './ui/navigation-progress.tsx'
import { NonceContext } from './ui/nonce.ts'
import { defaultSiteName, pageTitle, siteNameOf } from './ui/page-title.ts'
import { hasFailed, isSamePage } from './ui/same-page.ts'
import { ToastProvider } from './ui/toast.tsx'
import { WithHanzi } from './ui/with-hanzi.tsx'

export const links: LinksFunction = () => [
	{ rel: 'stylesheet', href: styles },
	{ rel: 'preload', href: sans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
	{ rel: 'manifest', href: '/site.webmanifest' },
]

/** The title of pages that set none, or failed before setting one. */
export const meta: MetaFunction = ({ matches, error }) => [
	{ title: isMissing(error) ? pageTitle('Page not found', matches) : siteNameOf(matches) },
]

function isMissing(error: unknown): boolean {
	return isRouteErrorResponse(error) && error.status === 404
}

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { services, site } = context
	const device = deviceAttributes(deviceDisplayFrom(request.headers.get('cookie')))
	try {
		const user = (await context.user()) ?? null
		// Pages that speak words read it, see useSound.
		const areWordsEmbedded = user !== null && (await services.areWordsEmbedded())
		const page = { ...device, ...(user && toneAttributes(user.display.toneScheme)) }
		return { user, siteName: site.name, areWordsEmbedded, page }
	} catch (error) {
		// Don't fail the page because the top bar has no user; the page's own loader reports errors.
		logFailure(error)
		return { user: undefined, siteName: site.name, page: device }
	}
}

/** Don't reload the user when only the query string changes. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
	!isSamePage(change) && !hasFailed(change) && change.defaultShouldRevalidate

/** Screens without the top bar. */
const withoutTopBar =
	/^\/(login|register|register-success|forgot-password|reset-password|confirm-email|email-change|admin)(\/|$)/

/** Pages with a compact top bar. */
const withLowTopBar = /^\/(courses|tools|texts|flashcards\/study)\//

/** Where cards are studied, the foot of the screen belongs to the answer. */
const withoutFooter = /^\/flashcards\/study\//

export function Layout({ children }: { children: ReactNode }) {
	const nonce = useContext(NonceContext)
	const { pathname } = useLocation()
	const site = useRouteLoaderData<typeof loader>('root')
	const siteName = site?.siteName ?? defaultSiteName
	const isBare = withoutTopBar.test(pathname)
	usePageKeys(!isBare)
	const isCompact = withLowTopBar.test(pathname)
	return (
		<html lang="en" {...site?.page}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content={colorScheme(site?.page['data-theme'])} />
				{barColors(site?.page['data-theme']).map((bar) => (
					<meta key={bar.media} name="theme-color" {...bar} />
				))}
				<Meta />
				<Links />
			</head>
			<body>
				<ToastProvider>
					{!isBare && (
						<>
							<NavigationProgress />
							<TopBar
								user={site?.user}
								siteName={siteName}
								isCompact={isCompact}
								search={<TopSearch isHidden={pathname.startsWith('/dictionary')} />}
							/>
							{/* The skip link leads here. */}
							<div id="content" tabIndex={-1} className="outline-none" />
						</>
					)}
					{children}
					{!withoutFooter.test(pathname) && <Footer siteName={siteName} />}
					{!isBare && site?.user && <TabBar pathname={pathname} />}
					<BesidePage />
				</ToastProvider>
				<ScrollRestoration nonce={nonce} />
				<Scripts nonce={nonce} />
			</body>
		</html>
	)
}

function Footer({ siteName }: { siteName: string }) {
	return (
		<footer className="page mt-auto border-line border-t py-6 text-ink-quiet text-sm">
			© {new Date().getFullYear()} <WithHanzi text={siteName} />
		</footer>
	)
}

async function loadChannels() {
	return (await import('./features/site/device/channels.ts')).channelsOf
}

export default function Root() {
	const { user } = useLoaderData<typeof loader>()
	useSync(user?.id, loadChannels)
	useSignOutElsewhere(user)
	useKeptPages()
	return <Outlet />
}

export function ErrorBoundary() {
	const isLost = isMissing(useRouteError())
	return (
		<MessageScreen
			hanzi="迷"
			title={isLost ? 'Page not found' : 'An error occurred'}
			text={isLost ? 'We can’t find this page.' : 'Please refresh the page or try again later.'}
		>
			<Link reloadDocument={!isLost} to={isLost ? '/' : '.'} className={buttonClass('secondary')}>
				{isLost ? 'Go to the home page' : 'Refresh'}
			</Link>
		</MessageScreen>
	)
}
