-- Database rows that were generated once by the application version whose newest migration was 0089. They match the
-- schema that the migrations listed in platform_migrations create.
-- - The first member has settled rounds, a pending round, and a debt from a voided round.
-- - The second member has a limit, a running bonus, and a round that was voided while it was open.
--
-- PostgreSQL's transaction ids in these rows are small, so every server treats those transactions as finished.

-- Insert the rows unchanged, without running triggers.
set session_replication_role = replica;
delete from platform_migrations;

insert into platform_migrations (number, name, checksum) values
    (1, '0001_platform.sql', '316116efa83b6723c58a38f2b9f5cf7a6d1c74f2ea281344cdc85a26d5a00d5a'),
    (2, '0002_members.sql', '4469a3c5be6e2bca92e3fbc36faff7d5b39774abc3784fc512283e91ac67f391'),
    (3, '0003_ledger.sql', '934e7831f9588418cfcb6dd47e6c42e432fe83779eb05263be7576c13e0fc6b2'),
    (4, '0004_play.sql', '3ada064752aea503efb9f658c1af641952a80914c9646e460b7558ec1a198c57'),
    (5, '0005_wallet.sql', '1fdde5f8503ae5ac495a91bdd6ea563bbcdf7746a166d580e47e268367f6fb88'),
    (6, '0006_journey.sql', '5dddf27a61f246d006ea413243bb729e7bfd191d57f07fed23e9d50de70e5462'),
    (7, '0007_staff.sql', 'd3964fcd2547aee98d6fd086f70e36b7c7baa010399bf94a00b5403fb50b1ae3'),
    (8, '0008_play_settle.sql', '9870f7d8229f6546f72c27de3ee498e92a629db017aa4d4b89b8005c1ce82430'),
    (9, '0009_limits.sql', '2d7b6769871dea00ccedb7e5cd2cd88439dcaf62978a98b638fc45ad0bd0a81a'),
    (10, '0010_lean_rounds.sql', 'a0b7a3872774ed0d33dc6298b2105e3bab6fca390ed97334745257620908b321'),
    (11, '0011_limits_and_bonus_at_the_bet.sql', 'b621b7793be46aeefec9a7904476e88e443505e040dc1b28911702ede3ae9b63'),
    (12, '0012_seal_in_pieces.sql', 'cdff9497a3f49ed24df9873551c1a6c457898e9d3a9aa0b7a0e72e5d73dd629d'),
    (13, '0013_money_desk.sql', '36952de927af9b4b051a90ec3682f3c35aeb5c9afd9c96c285d781250fe7c821'),
    (14, '0014_wallet_by_itself.sql', 'bbae6541225c3096cf346d4938d0ceef0f5ddc44e99404fdd438837bb0a25c93'),
    (15, '0015_open_rounds.sql', '1862d2d527a97da206a09c3d46ffa42657c29a8253572678430c89573e175c5c'),
    (16, '0016_limits_of_open_rounds.sql', '1aff8bdfa24c2abf5edec1311ae5fe287c00cf270074ddf9e94e10a48b23c3ab'),
    (17, '0017_apart.sql', '2e963277319c79a5536ebd8d42f526a5db4e58316f74c1bf7791284365013883'),
    (18, '0018_settle_in_order.sql', '9966a12245dd8985cf74365e4a110365cd949134cc68cdc4fc1ff9e480ba9a4d'),
    (19, '0019_cheap_cashier.sql', '887dd0d5a435d37f30f2a25c355ddeaac4b0c0c3cd675617df1256571def0944'),
    (20, '0020_start_of_a_stepped_round.sql', '7bbd3cf24bf24f5592f7d7d3d9b890229c87a89b9ab4cf54743a1a52f5ec65bc'),
    (21, '0021_settle_settings.sql', '6796ced62a57824b690ab51b88d482e8de9587e694a5ef9b69ff0acb1d9415fe'),
    (22, '0022_playlists.sql', '1241499d3fc9df25927dcf1571e55fcdfd883d6b43a0d3f96b6d49a40b509e0f'),
    (23, '0023_reality_check.sql', '4cb67e28413e8701cf2ace7cb48f86a8e0396fdd270d7cb65ed95106f588233d'),
    (24, '0024_switches_of_bonus_and_demo.sql', '2d7d9d5b99fa9780c118a5c465649b09966303574b4824ad5d796f4bec87e9a4'),
    (25, '0025_actual_returns.sql', '1741c9560c23a90b0b5f81d5d36ecbbed4560c8bd1a19be205788418892c7f57'),
    (26, '0026_floor_order.sql', 'c7f0b51538ba75f7c2592ff71cb75fc39fe750be05baea43f305e52ba5f455a7'),
    (27, '0027_exclusions.sql', '5a46ba8f6ee12e1c4816acf061b4639f6a74d0b9f31fb82dca2c665877b9cea3'),
    (28, '0028_documents.sql', '1a4c79c6bdbec5ff872dc86adca660f508759a9acef56f165a1fd9f2a49c8497'),
    (29, '0029_details.sql', '4794402e6618bc00574558d8040a261834ec73efc5876037d92c6daa8d88e5de'),
    (30, '0030_second_factor.sql', 'a5325c612901b23123913f3e3d0bc37c30e11dabd86b3216666262eb0cadbff3'),
    (31, '0031_postcodes.sql', 'c5e04f12e98616981ca728c9d3217e4d531e72e4690ea6692f3a046c46f32294'),
    (32, '0032_enquiries.sql', '6dc764b9888c0e11c7f492e81373cd67b78f57a9ce13fef211ed4b0407fbe373'),
    (33, '0033_own_play.sql', '5e6fa8d862572c1ea4e3ee1d71ab2e50eba73e5c769d00858538d99fce25813f'),
    (34, '0034_bonus_items.sql', '500efc678df18d741299c940b44dff6cef0ef138c38b1197c6ed690f7cc85808'),
    (35, '0035_market_labels.sql', '5556ffee12631eb480b56f9044bf059d7d24a236bc04d4bf152265b20bb044e6'),
    (36, '0036_affiliates.sql', 'c4e4157676270a2800fabf94be829de7e45abb1aa282ba9ea630d95be33696b8'),
    (37, '0037_campaigns.sql', '37e0a1cec01589568768bee5a73d9ec13f9073c7e5281540e3a7308214aba165'),
    (38, '0038_settle_with_bonus.sql', '02c30419395441eba1bea7af4327604c8cc2f3f6329fef5b3a5112835073afa9'),
    (39, '0039_trips.sql', '219c67dd44ab98a8ea5c9c5bb3d4620514404003a82c4af65a69cfe6e4699dbd'),
    (40, '0040_missions.sql', '4adf6c440c2eae637b085cdc52d70db7a4353b1a892b01b0239e3cc7b4b84a3c'),
    (41, '0041_skills.sql', '6e07f9ef9a52cc50cbe5a1a48de6c07fc03ae39fa54fa17c80fea75b5e012a6e'),
    (42, '0042_activities.sql', '8340954e068e3b810a200d5a918850442c6d300e649ff1880448039f408d3b65'),
    (43, '0043_achievements.sql', '869391d02863aba074d6c564b918c4307de6903dcecdfe118c320cc5dc8557bc'),
    (44, '0044_tournaments.sql', 'dfbc9c1b56ad04fe0173590dc8edba327abfb84e296615e118bb5584fb094399'),
    (45, '0045_tournament_reminders.sql', '4a3aa7554f615a96bfdf1b7267b2665f30aede3b3a4e16a6616660e28eaf5e2a'),
    (46, '0046_notifications.sql', '2659783dcacf7bc1f7e08f171ce1f31a5df69541b25996be513713e5379fbf95'),
    (48, '0048_editions.sql', '6d4acf29e0b8dc7dd9e336eb80d81880472ecb3f6d73adc15a1257a904c7f613'),
    (50, '0050_tournament_places.sql', '544b071e34b22774cb57a6ec4ded01f9c00ea924f95e77aa110b01fce5604b45'),
    (52, '0052_who_ended_an_item.sql', 'a0d521298d59d29d2c5ef00051d9886c3d6ffd4292282e364a72636695120755'),
    (53, '0053_market_labels_by_mathematics.sql', '2b78037c776a6336896f064dee81c34d4302907ab56d3d2d2c4fedc3afee35fd'),
    (55, '0055_notifications_counted.sql', 'a92b335205364b8634a18d2b308b805a5759eb8a18ea59be00995e5b1bec4bda'),
    (56, '0056_settle_knows_its_index.sql', 'aed9e6425919d7f4cf3fbc5a06948c2fae11b151d093aa4a50510742fd94eef7'),
    (58, '0058_reopening_keeps_what_was_replaced.sql', '104ce1fc9237271980cae75f6894e9a262cb805eecc9060cdee87ae7aa14fd3c'),
    (59, '0059_identity_keys.sql', 'e5351fbbf33c71c84cbe0af5cbb881c36725f81ce79d9852862a22394e61b2f3'),
    (60, '0060_enquiries_of_visitors.sql', 'ea137db9ce62ad897aa32a71631516f2a8ebab4310bd19aca3034a8f8b185d24'),
    (61, '0061_recoveries.sql', 'b932088587aaedcf898a2ee6fdb892935da659ed45275eec9baa3c3d8dc62a67'),
    (62, '0062_corrected_payments.sql', '4196f7e914caa93c3078532936d87f59cde2dfc91d7a6f8813be59cb31361790'),
    (64, '0064_lists_of_closed_accounts.sql', '85f477eb8eeca16d17968d599b87448fc60f8f1054ca3033a30544b1d2919381'),
    (65, '0065_settle_bonus_in_one_statement.sql', '02e216ca6d42713524295b6fcaf64b3c40c23b15a665858add940af8d39157eb'),
    (67, '0067_enquiry_keys_of_senders.sql', '61142d6e675eed16268b795b5f501679cd12507b17c58d8f6679d54f788ad236'),
    (68, '0068_staff_devices.sql', '05fb9f5aaa3549b46273616ff6d0bb03d599ced00ba3a1dceafc2ad6f771d93d'),
    (71, '0071_first_owner.sql', '2f8861d66b431f113a45d8cd7bfa25a65ebfe4592c2d7f9a2c6d822a83e2f8da'),
    (72, '0072_staff_accounts.sql', '62945671f22f437ca9c2c4f2c8308377fa54d0dd563a1060e1a731873541af40'),
    (74, '0074_enquiry_address_keys.sql', 'cd544e7ded495458a2ac7d2d5c9cc8c9bb2f74b5ae974f2c2821956c6e7ce803'),
    (75, '0075_shared_keys.sql', '95186817c5b85f84b94bf53e9cfaaf830554321674938cb99a9abd11415e1b5f'),
    (76, '0076_one_round_per_id.sql', '4ac11b21465a33399c30bed69905f880334881e245ed7634d7369029ae8b4ec3'),
    (77, '0077_staff_passkeys.sql', '67874b74e153fbf0738df19a29536cea2563c67aa84496553c544f3ba1302f09'),
    (78, '0078_turnover_of_each_deposit.sql', '19e5a08c8dba571de528d0ce871d69837dbce5b3e27acbfb2e421d71979cbeb4'),
    (79, '0079_deadline_of_bonus_money.sql', '990b9f1678c5fc26492a1d9b855b81e8beca568507c35f0a03a2b4a77836cfb0'),
    (80, '0080_experience_of_refunded_parts.sql', '352356a7a705df166356e9443b547ba5ae65f08fa297bdc2d9e245e27d216010'),
    (84, '0084_ids_of_open_rounds_at_the_bet.sql', '49478e751e3c4b37b912a371108e43a81a08f58e26473e9b7501862b96619cc9'),
    (85, '0085_voided_rounds.sql', '65623faa3fa8965a0efeb64f2bdb74902cc49c9d62097315c46c133f4796b05a'),
    (86, '0086_tries_before_void.sql', 'ea1175054e59bb39acaf6c6fc72bc865952646344313559c5c6b0fd05f89a107'),
    (87, '0087_text_of_the_welcome_campaign.sql', 'b7fb585ac82d5d7254f8fb75b38f38e581126b47b24142bce936b238d496a16e'),
    (88, '0088_wagers.sql', 'ebc9606efa32f652dbc0575f0b44990b7d8c0b90565cbebb66cec55efbf1d1e2'),
    (89, '0089_voided_wagers.sql', 'a2f9953f9e05aac2d9af26595fe4bc7f26ae984fa461debf7b8a0ecbba3f060b');

insert into members (id, email, email_key, email_confirmed_at, password_hash, nickname, nickname_key, first_name, last_name,
    date_of_birth, gender, nationality, phone, address1, address2, post_code, city, country, language, offers, terms_accepted_at,
    identity_key, status, identity_state, address_state, created_at, updated_at, payment_state) values
    ('019cae5e-0001-7000-8000-000000000000', 'lucky@example.com', 'lucky@example.com', '2026-03-02T12:00:00Z', '-', 'lucky', 'lucky',
    'Test', 'Player', '1990-01-01', 'female', 'Canada', '+12025550100', '1 Road', '', '12345', 'Town', 'CA', 'en', false,
    '2026-03-02T12:00:00Z', '\x1c648f41cea22c9b013c3f40c57e7515', 'active', 'Pending', 'Pending', '2026-03-02T12:00:00Z',
    '2026-03-02T12:00:00Z', 'Pending'),
    ('019cae5e-0002-7000-8000-000000000000', 'careful@example.com', 'careful@example.com', '2026-03-02T12:00:00Z', '-', 'careful',
    'careful', 'Test', 'Player', '1990-01-01', 'female', 'Canada', '+12025550100', '1 Road', '', '12345', 'Town', 'CA', 'en', false,
    '2026-03-02T12:00:00Z', '\x2d876d550321afc3fb4e081a11c843d6', 'active', 'Pending', 'Pending', '2026-03-02T12:00:00Z',
    '2026-03-02T12:00:00Z', 'Pending');

insert into bag_items (id, member_id, kind, slug, terms, terms_hash, source, source_id, state, acquired_at, deadline, activated_at,
    slot_staked_cents, slot_paid_cents, won_cents, granted_cents, required_cents, paid_out_cents) values
    ('019cae5e-0031-7000-8000-000000000000', '019cae5e-0002-7000-8000-000000000000', 'deposit_bonus', 'bonus-50', '{}', '-', 'grant',
    '019cae5e-0031-7000-8000-000000000000', 'running', '2026-03-02T12:00:00Z', '2026-04-02T12:00:00Z', '2026-03-02T12:00:00Z', 0, 0, 0,
    5000, 50000, 0);

insert into bag_running (member_id, no, item_id, balance_cents, required_cents, wagered_cents, deadline, opened_seq) overriding
    system value values
    ('019cae5e-0002-7000-8000-000000000000', 1, '019cae5e-0031-7000-8000-000000000000', 5000, 50000, 100, '2026-04-02T12:00:00Z', 2);

insert into events (id, member_id, seq, type, data, tx, created_at) overriding system value values
    (3, '019cae5e-0001-7000-8000-000000000000', 3, 'wagers.opened', '{"at": "2026-03-02T12:00:00.000Z", "title": "shinjuku-jacks",
    "product": "casino", "wager_id": "019cae5e-0013-7000-8000-000000000000", "session_id": "019cae5e-0001-7000-8000-000000000000",
    "stake_cents": 100}', '13', '2026-03-02T12:00:00Z'),
    (5, '019cae5e-0001-7000-8000-000000000000', 5, 'wagers.voided', '{"at": "2026-03-02T12:00:00Z", "title": "neon-shibuya", "reason":
    "faulty game", "product": "casino", "settled": {"at": "2026-03-02T12:00:00Z", "session_id": "019cae5e-0001-7000-8000-000000000000",
    "stake_cents": 100, "math_version": "1", "payout_cents": 5000, "contribution_percent": 100}, "wager_id":
    "019cae5e-0014-7000-8000-000000000000", "stake_cents": 100}', '18', '2026-03-02T12:00:00Z'),
    (6, '019cae5e-0002-7000-8000-000000000000', 1, 'wagers.opened', '{"at": "2026-03-02T12:00:00.000Z", "title": "shinjuku-jacks",
    "product": "casino", "wager_id": "019cae5e-0021-7000-8000-000000000000", "session_id": "019cae5e-0002-7000-8000-000000000000",
    "stake_cents": 100}', '21', '2026-03-02T12:00:00Z'),
    (7, '019cae5e-0002-7000-8000-000000000000', 2, 'wagers.voided', '{"at": "2026-03-02T12:00:00Z", "title": "shinjuku-jacks", "reason":
    "stuck", "product": "casino", "wager_id": "019cae5e-0021-7000-8000-000000000000", "stake_cents": 100}', '23', '2026-03-02T12:00:00Z');

insert into ledger_transfers (tx, id, member_id, operation_id, amount, posted_at, kind, debit, credit) overriding system value
    values
    ('7', 1, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0001-7fff-8000-000000000000', 100000, '2026-03-02T12:00:00Z', 90, 155,
    101),
    ('10', 2, '019cae5e-0002-7000-8000-000000000000', '019cae5e-0002-7fff-8000-000000000000', 100000, '2026-03-02T12:00:00Z', 90, 155,
    101),
    ('11', 3, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0011-7000-8000-000000000000', 100, '2026-03-02T12:00:00Z', 1, 101, 151),
    ('11', 4, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0011-7000-8000-000000000000', 250, '2026-03-02T12:00:00Z', 1, 151, 101),
    ('12', 5, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0012-7000-8000-000000000000', 100, '2026-03-02T12:00:00Z', 1, 101, 151),
    ('12', 6, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0012-7000-8000-000000000000', 250, '2026-03-02T12:00:00Z', 1, 151, 101),
    ('13', 7, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0013-7000-8000-000000000000', 100, '2026-03-02T12:00:00Z', 1, 101, 103),
    ('14', 8, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0014-7000-8000-000000000000', 100, '2026-03-02T12:00:00Z', 1, 101, 151),
    ('14', 9, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0014-7000-8000-000000000000', 5000, '2026-03-02T12:00:00Z', 1, 151, 101),
    ('15', 10, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0041-7000-8000-000000000000', 104100, '2026-03-02T12:00:00Z', 90, 101,
    155),
    ('16', 11, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0014-7000-8000-000000000000', 100, '2026-03-02T12:00:00Z', 1, 151, 101),
    ('16', 12, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0014-7000-8000-000000000000', 1100, '2026-03-02T12:00:00Z', 1, 101, 151),
    ('16', 13, '019cae5e-0001-7000-8000-000000000000', '019cae5e-0014-7000-8000-000000000000', 3900, '2026-03-02T12:00:00Z', 1, 155, 151),
    ('21', 14, '019cae5e-0002-7000-8000-000000000000', '019cae5e-0021-7000-8000-000000000000', 100, '2026-03-02T12:00:00Z', 1, 101, 103),
    ('22', 15, '019cae5e-0002-7000-8000-000000000000', '019cae5e-0021-7000-8000-000000000000', 100, '2026-03-02T12:00:00Z', 1, 103, 101),
    ('25', 16, '019cae5e-0002-7000-8000-000000000000', '019cae5e-0031-7000-8000-000000000000', 5000, '2026-03-02T12:00:00Z', 40, 153,
    102),
    ('27', 17, '019cae5e-0002-7000-8000-000000000000', '019cae5e-0022-7000-8000-000000000000', 100, '2026-03-02T12:00:00Z', 1, 101, 151),
    ('27', 18, '019cae5e-0002-7000-8000-000000000000', '019cae5e-0022-7000-8000-000000000000', 250, '2026-03-02T12:00:00Z', 1, 151, 101);

insert into ledger_wallets (member_id, cash, bonus, coins, in_play, outgoing, version, event_seq, gate_version, seed_pair_no,
    next_nonce, session_id, session_staked, session_paid, session_rounds, is_careful) values
    ('019cae5e-0001-7000-8000-000000000000', 0, 0, 0, 100, 0, 7, 5, 0, 0, 4, '019cae5e-0001-7000-8000-000000000000', 200, 500, 2, false),
    ('019cae5e-0002-7000-8000-000000000000', 100150, 5000, 0, 0, 0, 5, 3, 0, 0, 2, '019cae5e-0002-7000-8000-000000000000', 100, 250, 1,
    true);

insert into limits_own (member_id, kind, period, value, changed_at) values
    ('019cae5e-0002-7000-8000-000000000000', 'loss', 'day', 5000, '2026-03-02T12:00:00Z');

insert into limits_play (member_id, loss_day_cap, day, week, month, wagered_day, wagered_week, wagered_month, lost_day, lost_week,
    lost_month, played_day_ms, last_bet_at) values
    ('019cae5e-0002-7000-8000-000000000000', 5000, '2026-03-02', '2026-03-02', '2026-03-01', 100, 100, 100, -150, -150, -150, 0,
    '2026-03-02T12:00:00Z');

insert into members_identity_keys (key, member_id) values
    ('\x1c648f41cea22c9b013c3f40c57e7515', '019cae5e-0001-7000-8000-000000000000'),
    ('\x2d876d550321afc3fb4e081a11c843d6', '019cae5e-0002-7000-8000-000000000000');

insert into wagers_pending (member_id, id, session_id, game, math_version, bet, actions, seed_pair_no, nonce, stake, opened_at,
    expires_at, closing_tries, product, contribution_percent) values
    ('019cae5e-0001-7000-8000-000000000000', '019cae5e-0013-7000-8000-000000000000', '019cae5e-0001-7000-8000-000000000000',
    'shinjuku-jacks', '1', '{"stakeCents": 100}', '{}', 0, 2, 100, '2026-03-02T12:00:00Z', '2026-03-02T12:00:00Z', 0, 1, 10);

insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
    math_version, bet, tx, event_id, event_seq, opened_at, voided_at, product, contribution_percent, void_reason, void_shortfall)
    values
    ('019cae5e-0001-7000-8000-000000000000', '019cae5e-0011-7000-8000-000000000000', '019cae5e-0001-7000-8000-000000000000', 100, 250,
    100150, '2026-03-02T12:00:00Z', 0, 0, 'neon-shibuya', '1', '{"stakeCents": 100}', '11', 1, 1, null, null, 1, 100, null, null),
    ('019cae5e-0001-7000-8000-000000000000', '019cae5e-0012-7000-8000-000000000000', '019cae5e-0001-7000-8000-000000000000', 100, 250,
    100300, '2026-03-02T12:00:00Z', 0, 1, 'neon-shibuya', '1', '{"stakeCents": 100}', '12', 2, 2, null, null, 1, 100, null, null),
    ('019cae5e-0001-7000-8000-000000000000', '019cae5e-0014-7000-8000-000000000000', '019cae5e-0001-7000-8000-000000000000', 100, 5000,
    105100, '2026-03-02T12:00:00Z', 0, 3, 'neon-shibuya', '1', '{"stakeCents": 100}', '14', 4, 4, null, '2026-03-02T12:00:00Z', 1, 100,
    'faulty game', 3900),
    ('019cae5e-0002-7000-8000-000000000000', '019cae5e-0021-7000-8000-000000000000', '019cae5e-0002-7000-8000-000000000000', 100, 100,
    100000, '2026-03-02T12:00:00Z', 0, 0, 'shinjuku-jacks', '1', '{"actions": [], "stakeCents": 100}', null, null, null,
    '2026-03-02T12:00:00Z', '2026-03-02T12:00:00Z', 1, null, 'stuck', null),
    ('019cae5e-0002-7000-8000-000000000000', '019cae5e-0022-7000-8000-000000000000', '019cae5e-0002-7000-8000-000000000000', 100, 250,
    100150, '2026-03-02T12:00:00Z', 0, 1, 'neon-shibuya', '1', '{"stakeCents": 100}', '27', 8, 3, null, null, 1, 100, null, null);

insert into wallet_debts (id, member_id, amount_cents, settled_cents, created_at, updated_at, wager_id) values
    ('019cae5e-0014-7000-8000-000000000000', '019cae5e-0001-7000-8000-000000000000', 3900, 0, '2026-03-02T12:00:00Z',
    '2026-03-02T12:00:00Z', '019cae5e-0014-7000-8000-000000000000');

select setval('bag_running_no_seq', 1), setval('events_id_seq', 8), setval('ledger_transfers_id_seq', 18);
set session_replication_role = origin;
