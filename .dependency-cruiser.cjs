// What may import what: knowledge flows features → domain. docs/architecture.md says why.
const layer = (name) => `^app/${name}/`

/** `name` may import itself, `layers` of app, and nothing else of app, workers or tools. */
function layerRule(name, layers, also = []) {
	const known = [...[name, ...layers].map(layer), ...also]
	return {
		name: `${name}-imports-only-${layers.join('-') || 'itself'}`,
		severity: 'error',
		from: { path: layer(name) },
		to: { path: '^(app|workers|tools|build|migrations|tests)/', pathNot: known },
	}
}

/** The features in their order: each may import those to its left, none to its right. */
const features = [
	'audit',
	'accounts',
	'display',
	'media',
	'offline',
	'progress',
	'reports',
	'speech',
	'strokes',
	'known-words',
	'flashcards',
	'publishing',
	'courses',
	'groups',
	'vocabulary',
	'exercises',
	'learners',
	'lessons',
	'lesson-editor',
	'course-files',
	'articles',
	'versions',
	'needs-work',
	'text-search',
	'analyzer',
	'texts',
	'today',
	'reminders',
	'my-words',
	'dictionary',
	'trash',
	'my-data',
	'site',
	'admin',
]

const featureRules = features.slice(0, -1).map((name, index) => ({
	name: `features-${name}-imports-none-to-its-right`,
	comment: 'Features have one order, so that no two depend on each other',
	severity: 'error',
	from: { path: `^app/features/${name}/` },
	to: { path: `^app/features/(${features.slice(index + 1).join('|')})/` },
}))

module.exports = {
	forbidden: [
		layerRule('domain', []),
		layerRule('contracts', ['domain']),
		layerRule('db', ['domain']),
		layerRule('ui', []),
		layerRule('http', ['db', 'contracts', 'domain', 'ui'], ['^workers/[^/]+/app\\.ts$']),
		layerRule('features', ['domain', 'db', 'contracts', 'http', 'ui'], ['^app/styles/']),
		layerRule('seed', ['domain', 'db', 'contracts']),
		...featureRules,
		{
			name: 'every-feature-has-its-place-in-the-order',
			severity: 'error',
			from: {},
			to: { path: '^app/features/', pathNot: `^app/features/(${features.join('|')})/` },
		},
		{
			name: 'domain-is-pure',
			comment: 'Chinese, exercises and schedules need no framework, database or network',
			severity: 'error',
			from: { path: layer('domain') },
			to: {
				dependencyTypes: ['npm', 'npm-dev', 'core'],
				pathNot: 'node_modules/(zod|ts-fsrs|fflate|fzstd|stemmer)/',
			},
		},
		{
			name: 'http-imports-only-types-of-workers',
			severity: 'error',
			from: { path: layer('http') },
			to: { path: '^workers/', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'workers-do-not-import-each-other',
			severity: 'error',
			from: { path: '^workers/(tokenize|speech|articles|training)/' },
			to: {
				path: '^(workers/(web|tokenize|speech|articles|training)|tools)/',
				pathNot: '^workers/$1/',
			},
		},
		{
			name: 'workers-import-no-pages',
			comment: 'Only the web worker, where Remix is put together, imports http',
			severity: 'error',
			from: { path: '^workers/(tokenize|speech|articles|training|shared)/' },
			to: { path: '^app/(features|http|ui|seed)/' },
		},
		{
			name: 'the-web-worker-imports-no-pages',
			comment: 'Its cron reminds people of what the page of today shows, by the same queries',
			severity: 'error',
			from: { path: '^workers/web/' },
			to: {
				path: '^app/(features|ui|seed)/',
				pathNot: '^app/features/reminders/remind-due[.]server[.]ts$',
			},
		},
		{
			name: 'pages-write-no-queries',
			severity: 'error',
			from: { path: '^app/features/[^/]+/pages/' },
			to: { path: 'node_modules/(drizzle-orm|@libsql)/' },
		},
		{
			name: 'no-cycles',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
		},
		{
			name: 'no-drawers',
			comment: 'A file is called after its subject',
			severity: 'error',
			from: {},
			to: {
				path: '/(utils|helpers|common|misc|lib|types|constants|services|manager)(/|[.]tsx?$)',
				pathNot: 'node_modules|^build',
			},
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
