// Who may know whom: knowledge flows routes → features → domain. docs/architecture.md says why.
const layer = (name) => `^app/${name}/`

/** `name` may import itself, `layers` of app, and nothing else of app or workers. */
function onlyKnows(name, layers, also = []) {
	const known = [...[name, ...layers].map(layer), ...also]
	return {
		name: `${name}-knows-only-${layers.join('-') || 'itself'}`,
		severity: 'error',
		from: { path: layer(name) },
		to: { path: '^(app|workers|build|migrations|tests)/', pathNot: known },
	}
}

module.exports = {
	forbidden: [
		onlyKnows('domain', []),
		onlyKnows('contracts', ['domain']),
		onlyKnows('db', ['domain']),
		onlyKnows('ui', []),
		onlyKnows('features', ['domain', 'db', 'contracts', 'ui']),
		onlyKnows('platform', ['db', 'contracts', 'domain', 'ui'], ['^workers/[^/]+/app\\.ts$']),
		// A layout brings the sheet that its pages share.
		onlyKnows('routes', ['features', 'platform', 'domain', 'ui', 'contracts'], ['^app/styles/']),
		{
			name: 'domain-is-pure',
			comment: 'Chinese, exercises and schedules need no framework, database or network',
			severity: 'error',
			from: { path: layer('domain') },
			to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/(zod|ts-fsrs)/' },
		},
		{
			name: 'features-do-not-know-each-other',
			comment: 'They meet in routes. A leaf component may be shared, a .server.ts never.',
			severity: 'error',
			from: { path: '^app/features/([^/]+)/' },
			to: {
				path: '^app/features/([^/]+)/',
				pathNot: [
					'^app/features/$1/',
					'^app/features/(vocabulary/word-popup|catalogue/editing/shared-fields)\\.tsx$',
				],
			},
		},
		{
			name: 'platform-knows-only-the-types-of-workers',
			severity: 'error',
			from: { path: layer('platform') },
			to: { path: '^workers/', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'workers-do-not-know-each-other',
			severity: 'error',
			from: { path: '^workers/(tokenize|tts|articles)/' },
			to: { path: '^workers/(web|tokenize|tts|articles|local)/', pathNot: '^workers/$1/' },
		},
		{
			name: 'workers-know-no-screens',
			comment: 'Only the web worker, where Remix is put together, knows the platform',
			severity: 'error',
			from: { path: '^workers/(tokenize|tts|articles|shared)/' },
			to: { path: '^app/(features|routes|platform|ui)/' },
		},
		{
			name: 'the-web-worker-knows-no-screens',
			severity: 'error',
			from: { path: '^workers/web/' },
			to: { path: '^app/(features|routes|ui)/' },
		},
		{
			name: 'routes-write-no-queries',
			severity: 'error',
			from: { path: layer('routes') },
			to: { path: 'node_modules/(drizzle-orm|@libsql)/' },
		},
		{
			name: 'no-circles',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
		},
		{
			name: 'no-way-up',
			comment: 'Across folders by #app/…, #workers/…, #tests/…; within one by ./',
			severity: 'error',
			from: { path: '^(app|workers|tests)/' },
			to: { path: '^\\.\\./', dependencyTypes: ['local'] },
		},
	],
	options: {
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^build/' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'types', 'default'],
		},
	},
}
