/**
 * The router and React as browsers of this site need them. Ways that this build never takes, such as
 * other modes of Remix or transitions between views, are left out of the files that every page loads
 * (docs/decisions/0058).
 */
export type Omissions = {
	/** Names and members with one value here, where their value is read. */
	values?: Readonly<Record<string, string>>
	/** Functions that answer the same to everything here, and the answer. */
	answers?: Readonly<Record<string, string>>
	/** Functions whose second argument is a message for developers. */
	messages?: readonly string[]
	/** Exports of CommonJS modules that nothing imports. */
	exports?: readonly string[]
}

/** As remix.config.ts has them. */
export type Flags = { v3_lazyRouteDiscovery: boolean; v3_singleFetch: boolean }

/** By the end of a file's path. */
export function omissionsOfFiles({
	v3_lazyRouteDiscovery,
	v3_singleFetch,
}: Flags): Readonly<Record<string, Omissions>> {
	return {
		'@remix-run/router/dist/router.js': {
			values: {
				'future.v7_fetcherPersist': 'true',
				'future.v7_normalizeFormMethod': 'true',
				'future.v7_partialHydration': 'true',
				'future.v7_prependBasename': 'true',
				'future.v7_relativeSplatPath': 'true',
				'future.v7_skipActionErrorRevalidation': 'true',
				isBrowser: 'true',
				isServer: 'false',
				// All addresses are known from the start: docs/decisions/0034.
				'fogOfWar.active': 'false',
				isFogOfWar: 'false',
				patchRoutesOnNavigationImpl: 'undefined',
				pendingViewTransitionEnabled: 'false',
			},
			answers: {
				checkFogOfWar: '{ active: false, matches }',
				isDeferredResult: 'false',
				isDeferredData: 'false',
				persistAppliedTransitions: 'undefined',
				restoreAppliedTransitions: 'undefined',
			},
			messages: ['invariant', 'warning'],
		},
		'react-router/dist/index.js': {
			values: { 'future.v7_partialHydration': 'true', 'future.v7_relativeSplatPath': 'true' },
			answers: { logV6DeprecationWarnings: 'undefined' },
		},
		'react-router-dom/dist/index.js': {
			values: {
				isBrowser: 'true',
				'router.future.v7_partialHydration': 'true',
				v7_startTransition: 'true',
				// Nothing asks for a transition between views.
				interruption: 'false',
				isViewTransitionUnavailable: 'true',
				renderDfd: 'false',
				'vtContext.isTransitioning': 'false',
			},
			answers: { useViewTransitionState: 'false' },
		},
		'@remix-run/react/dist/esm/browser.js': {
			values: {
				'window.__remixContext.future.v3_singleFetch': `${v3_singleFetch}`,
				'window.__remixContext.isSpaMode': 'false',
			},
			messages: ['invariant'],
		},
		'@remix-run/react/dist/esm/components.js': {
			values: {
				'future.v3_singleFetch': `${v3_singleFetch}`,
				isSpaMode: 'false',
				// Only the server has them. A page's promises come in turbo-stream.
				'__remixContext.a': '0',
				activeDeferreds: 'undefined',
				criticalCss: 'undefined',
				isStatic: 'false',
				staticContext: 'undefined',
			},
			answers: { DeferredHydrationScript: 'null' },
			messages: ['invariant'],
		},
		'@remix-run/react/dist/esm/errorBoundaries.js': { values: { heyDeveloper: 'null' } },
		'@remix-run/react/dist/esm/fallback.js': {
			answers: { RemixRootDefaultHydrateFallback: 'null' },
		},
		'@remix-run/react/dist/esm/fog-of-war.js': {
			answers: { isFogOfWarEnabled: `${v3_lazyRouteDiscovery}` },
		},
		'@remix-run/react/dist/esm/links.js': {
			values: { 'future.v3_singleFetch': `${v3_singleFetch}` },
		},
		'@remix-run/react/dist/esm/routeModules.js': {
			// In app/ui/load-page.ts: a page whose code is gone is loaded as a document.
			answers: { loadRouteModule: 'loadPage(route, routeModulesCache)' },
		},
		'@remix-run/react/dist/esm/routes.js': {
			values: {
				'future.v3_singleFetch': `${v3_singleFetch}`,
				isSpaMode: 'false',
				needsRevalidation: 'undefined',
			},
			answers: {
				createClientRoutesWithHMRRevalidationOptOut: 'undefined',
				// Data is read from turbo-stream, so the older ways of asking for it never run.
				fetchServerHandler: 'undefined',
				unwrapServerResponse: 'undefined',
			},
			messages: ['invariant'],
		},
		'@remix-run/react/dist/esm/scroll-restoration.js': { values: { isSpaMode: 'false' } },
		'@remix-run/react/dist/esm/single-fetch.js': {
			values: { 'window.__remixHdrActive': 'false' },
			messages: ['invariant'],
		},
		'react-dom/cjs/react-dom.production.min.js': {
			exports: [
				'findDOMNode',
				'hydrate',
				'render',
				'unmountComponentAtNode',
				'unstable_batchedUpdates',
				'unstable_renderSubtreeIntoContainer',
			],
		},
	}
}
