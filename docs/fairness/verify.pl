#!/usr/bin/perl
# Plays rounds of Wanderluck again from public data. Perl 5 with its core modules only.
#
#     perl verify.pl rounds.json            (or "-" for standard input)
#
# Written from the documents in this folder alone (README.md, slots.md, tables.md, cards.md): it shows that they are complete.
# It reads what verify.py reads, prints what it prints, and shares no code with it or with the casino.
# Ends with 0 when every round is proved, with 1 when one does not match, else with 2.
use strict;
use warnings;
use Digest::SHA qw(sha256_hex hmac_sha256);
use FindBin;
use JSON::PP   ();
use List::Util qw(all any first max min product sum0 uniq);

my $JSON = JSON::PP->new->canonical->allow_nonref;
my ( $TRUE, $FALSE ) = ( JSON::PP::true, JSON::PP::false );

# --- games.json: objects whose entries keep their order -------------------------------------------------------------------------

# Address of an object -> its names in the order of the file.
my %NAMES_OF;

sub names_in_order { my ($object) = @_; return @{ $NAMES_OF{$object} } }

sub read_ordered {
    my ($text) = @_;
    my $value = ordered_value( \$text );
    die "games.json: text after the end\n" if $text =~ /\G\s*\S/gc;
    return $value;
}

sub ordered_value {
    my ($text) = @_;
    return ordered_object($text) if $$text =~ /\G\s*\{/gc;
    return ordered_list($text)   if $$text =~ /\G\s*\[/gc;
    return $JSON->decode($1)     if $$text =~ /\G\s*("(?:[^"\\]|\\.)*"|[-+.\w]+)/gc;
    die "games.json: cannot be read\n";
}

sub ordered_object {
    my ($text) = @_;
    my ( %object, @names );
    until ( $$text =~ /\G\s*\}/gc ) {
        my $name = ordered_value($text);
        $$text =~ /\G\s*:/gc or die "games.json: colon expected\n";
        $object{$name} = ordered_value($text);
        push @names, $name;
        $$text =~ /\G\s*,/gc;
    }
    $NAMES_OF{ \%object } = \@names;
    return \%object;
}

sub ordered_list {
    my ($text) = @_;
    my @list;
    until ( $$text =~ /\G\s*\]/gc ) {
        push @list, ordered_value($text);
        $$text =~ /\G\s*,/gc;
    }
    return \@list;
}

sub slurp {
    my ($file) = @_;
    local $/ = undef;
    return scalar <STDIN> if $file eq '-';
    open my $handle, '<:raw', $file or die "$file: $!\n";
    return scalar <$handle>;
}

# --- The stream of a round ------------------------------------------------------------------------------------------------------

my $STREAM;

sub start_stream {
    my ( $key, $game, $version ) = @_;
    $STREAM = { key => $key, name => "$game:$version", block => 0, words => [] };
    return;
}

sub next_word {
    if ( !@{ $STREAM->{words} } ) {
        my $block = hmac_sha256( "$STREAM->{name}:$STREAM->{block}", $STREAM->{key} );
        $STREAM->{words} = [ unpack 'N8', $block ];
        $STREAM->{block}++;
    }
    return shift @{ $STREAM->{words} };
}

sub draw_int {
    my ($below) = @_;
    my $skipped = 2**32 % $below;
    my $word    = next_word();
    $word = next_word() while $word < $skipped;
    return $word % $below;
}

sub pick_index {
    my ($weights) = @_;
    my $drawn = draw_int( sum0 @$weights );
    for my $place ( 0 .. $#$weights ) {
        return $place if $drawn < $weights->[$place];
        $drawn -= $weights->[$place];
    }
    die "weights\n";
}

sub pick {
    my ($weights) = @_;
    my @names = names_in_order($weights);
    return $names[ pick_index( [ @$weights{@names} ] ) ];
}

# Returns a function that deals the next of `size` cards.
sub deal {
    my ($size) = @_;
    my ( $k, @order ) = ( 0, 0 .. $size - 1 );
    return sub {
        my $place = $k + draw_int( $size - $k );
        @order[ $k, $place ] = @order[ $place, $k ];
        return $order[ $k++ ];
    };
}

sub deal_some { my ( $next, $count ) = @_; return map { $next->() } 1 .. $count }

# --- Cards, facts and pays ------------------------------------------------------------------------------------------------------

sub rank_of   { return $_[0] % 13 }
sub suit_of   { return int( $_[0] / 13 ) % 4 }
sub card_name { return substr( '23456789TJQKA', rank_of( $_[0] ), 1 ) . substr 'cdhs', suit_of( $_[0] ), 1 }

# The round that is being played: facts, hundredths by part, cents by part.
my ( @FACTS, %PAID, %PARTS );

sub fact { my ( $type, %fields ) = @_; push @FACTS, { type => $type, %fields }; return }
sub pay  { my ( $part, $hundredths ) = @_; $PAID{$part} = $hundredths; return }
sub deal_fact { my ( $to, $card ) = @_; fact( 'card_dealt', to => $to, card => $card ); return }

sub settle_spots {
    my ( $hundredths_of, @spots ) = @_;
    for my $spot (@spots) {
        pay( $spot, $hundredths_of->($spot) );
        fact( 'spot_settled', spot => $spot, hundredths => $PAID{$spot} );
    }
    fact('round_finished');
    return;
}

sub stepped {
    my ( $table, $count ) = @_;
    my $step = max grep { $_ <= $count } keys %$table;
    return defined $step ? $table->{$step} : 0;
}

# --- Roulette -------------------------------------------------------------------------------------------------------------------

my @WHEEL = qw(0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26);
my @WHEEL_00 = qw(0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2);
my %IS_RED = map { $_ => 1 } qw(1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36);
my %PAY_BY_COUNT = ( 1 => 3600, 2 => 1800, 3 => 1200, 4 => 900, 6 => 600 );
my %EVEN_MONEY = (
    red   => sub { $IS_RED{ $_[0] } },
    black => sub { !$IS_RED{ $_[0] } },
    even  => sub { $_[0] % 2 == 0 },
    odd   => sub { $_[0] % 2 == 1 },
    low   => sub { $_[0] <= 18 },
    high  => sub { $_[0] >= 19 },
);

sub play_roulette {
    my ( $rules, $bet ) = @_;
    my @wheel  = $rules->{zeros} == 1 ? @WHEEL : @WHEEL_00;
    my $pocket = draw_int( scalar @wheel );
    my $name   = $pocket == 37 ? '00' : "$pocket";
    my $place  = first { $wheel[$_] eq $name } 0 .. $#wheel;
    fact( 'ball_landed', pocket => $name, wheelIndex => $place );
    settle_spots( sub { roulette_pay( $rules, $_[0], $pocket ) }, sort keys %{ $bet->{spots} } );
    return;
}

sub roulette_pay {
    my ( $rules, $spot, $pocket ) = @_;
    my $is_number = $pocket >= 1 && $pocket <= 36;
    if ( my $wins = $EVEN_MONEY{$spot} ) {
        return 200 if $is_number && $wins->($pocket);
        return $rules->{laPartage} && $pocket == 0 ? 50 : 0;
    }
    return ( any { $pocket == $_ } 0 .. 3 ) ? 900 : 0 if $spot eq 'first-four';
    return ( any { $pocket == $_ } 0 .. 3, 37 ) ? 700 : 0 if $spot eq 'first-five';
    my ( $kind, $of ) = split /:/, $spot;
    die "spot $spot\n" if !defined $of;
    return $is_number && $pocket > 12 * ( $of - 1 ) && $pocket <= 12 * $of ? 300 : 0 if $kind eq 'dozen';
    return $is_number && $pocket % 3 == $of % 3 ? 300 : 0 if $kind eq 'column';
    my @numbers = map { $_ eq '00' ? 37 : $_ } split /-/, $of;
    my $pays = $PAY_BY_COUNT{@numbers} or die "spot $spot\n";
    return ( any { $_ == $pocket } @numbers ) ? $pays : 0;
}

# --- Dragon tiger ---------------------------------------------------------------------------------------------------------------

sub play_dragon_tiger {
    my ( $rules, $bet ) = @_;
    my %card;
    @card{qw(dragon tiger)} = deal_some( deal( 52 * $rules->{decks} ), 2 );
    my %rank = map { $_ => ( rank_of( $card{$_} ) + 1 ) % 13 } keys %card;
    deal_fact( $_, card_name( $card{$_} ) ) for qw(dragon tiger);
    my $is_tie = $rank{dragon} == $rank{tiger};
    my $won    = $rank{dragon} > $rank{tiger} ? 'dragon' : 'tiger';
    fact( 'sides_compared', result => $is_tie ? 'tie' : $won );
    my %pays = $is_tie ? ( dragon => 50, tiger => 50, tie => 100 * ( $rules->{table}{tie} + 1 ) ) : ( $won => 200 );
    $pays{'suited-tie'} = 5100 if $is_tie && suit_of( $card{dragon} ) == suit_of( $card{tiger} );
    my @spots = grep { exists $bet->{spots}{$_} } qw(dragon tiger tie suited-tie);
    settle_spots( sub { $pays{ $_[0] } // 0 }, @spots );
    return;
}

# --- Crash ----------------------------------------------------------------------------------------------------------------------

sub play_crash {
    my ( $rules, $bet ) = @_;
    my $high  = draw_int( 2**32 ) >> 5;
    my $drawn = ( $high << 26 ) + ( draw_int( 2**32 ) >> 6 );
    my $point = do { use integer; $rules->{returnHundredths} * ( 1 << 53 ) / ( ( 1 << 53 ) - $drawn ) };
    $point = min( max( $point, 100 ), $rules->{highest} );
    fact( 'climb_ended', hundredths => $point );
    my $pays = sub {
        my ($spot)  = @_;
        my $highest = min( $rules->{highest}, int( $rules->{capCents} * 100 / $bet->{spots}{$spot} ) );
        my $target  = min( $bet->{autoCashOut}{$spot} // $highest, $highest );
        $target = min( $target, $bet->{cashOuts}{$spot} // $target );
        return $target <= $point ? $target : 0;
    };
    settle_spots( $pays, grep { exists $bet->{spots}{$_} } qw(first second) );
    return;
}

# --- Travel wheel ---------------------------------------------------------------------------------------------------------------

sub play_travel_wheel {
    my ( $rules, $bet ) = @_;
    my @segments = @{ $rules->{segments} };
    my ( $multiplier, $shows ) = ( 1, 'x1' );
    while ( $shows =~ /^x/ ) {
        my $segment = draw_int( scalar @segments );
        $shows      = $segments[$segment];
        $multiplier = min( $multiplier * $1, $rules->{highest} ) if $shows =~ /^x(\d+)/;
        fact( 'wheel_stopped', segment => $segment, shows => $shows, multiplier => $multiplier );
    }
    my $won = 100 + 100 * $shows * $multiplier;
    settle_spots( sub { $_[0] eq "pays:$shows" ? $won : 0 }, sort keys %{ $bet->{spots} } );
    return;
}

# --- Sic bo ---------------------------------------------------------------------------------------------------------------------

my %TOTAL_ODDS = ( 4 => 60, 5 => 30, 6 => 17, 7 => 12, 8 => 8, 9 => 7, 10 => 6 );

sub play_sic_bo {
    my ( $rules, $bet ) = @_;
    my @dice = map { 1 + draw_int(6) } 1 .. 3;
    fact( 'dice_thrown', dice => \@dice );
    settle_spots( sub { sic_bo_pay( $rules, $_[0], @dice ) }, sort keys %{ $bet->{spots} } );
    return;
}

sub sic_bo_pay {
    my ( $rules, $spot, @dice ) = @_;
    my $odds = sic_bo_odds( $rules, $spot, @dice );
    return $odds ? ( $odds + 1 ) * 100 : 0;
}

# Odds to one, or 0 when the spot loses.
sub sic_bo_odds {
    my ( $rules, $spot, @dice ) = @_;
    my ( $kind, $of ) = split /:/, $spot;
    my $sum     = sum0 @dice;
    my $triple  = uniq(@dice) == 1;
    my @numbers = defined $of ? split /-/, $of : ();
    my $shown   = @numbers ? grep { $_ == $numbers[0] } @dice : 0;
    return $shown ? $rules->{table}{single}[ $shown - 1 ] : 0 if $kind eq 'single';
    return $sum == $of ? $TOTAL_ODDS{ min( $sum, 21 - $sum ) } : 0 if $kind eq 'total';
    return ( all { my $n = $_; any { $_ == $n } @dice } @numbers ) ? 6 : 0 if $kind eq 'combination';
    return $shown >= 2 ? 11  : 0 if $kind eq 'double';
    return $shown == 3 ? 180 : 0 if $kind eq 'triple';
    return $triple     ? 30  : 0 if $kind eq 'any-triple';
    my %wins = ( small => $sum <= 10, big => $sum >= 11, odd => $sum % 2 == 1, even => $sum % 2 == 0 );
    die "spot $spot\n" if !exists $wins{$kind};
    return $wins{$kind} && !$triple ? 1 : 0;
}

# --- Keno -----------------------------------------------------------------------------------------------------------------------

sub play_keno {
    my ( $rules, $bet ) = @_;
    my @numbers = map { $_ + 1 } deal_some( deal(80), 20 );
    my %picked  = map { $_ => 1 } @{ $bet->{picks} };
    my @hits    = grep { $picked{$_} } @numbers;
    fact( 'numbers_drawn', numbers => \@numbers, hits => \@hits );
    settle_spots( sub { 100 * ( $rules->{pays}{ scalar @hits } // 0 ) }, 'ticket' );
    return;
}

# --- Baccarat -------------------------------------------------------------------------------------------------------------------

my %BANKER_DRAWS_ON = ( 3 => [ 0 .. 7, 9 ], 4 => [ 2 .. 7 ], 5 => [ 4 .. 7 ], 6 => [ 6, 7 ], 7 => [] );
my %DRAGON_PAYS = ( 9 => 3100, 8 => 1100, 7 => 700, 6 => 500, 5 => 300, 4 => 200 );

sub baccarat_points {
    my $points = sum0 map { $_ == 12 ? 1 : $_ <= 7 ? $_ + 2 : 0 } map { rank_of($_) } @_;
    return $points % 10;
}

sub play_baccarat {
    my ( $rules, $bet ) = @_;
    my $round = deal_baccarat($rules);
    my %total = map { $_ => baccarat_points( @{ $round->{$_} } ) } qw(player banker);
    my $lead  = $total{player} - $total{banker};
    my $won   = $lead == 0 ? 'tie' : $lead > 0 ? 'player' : 'banker';
    fact(
        'hands_compared',
        result      => $won,
        playerTotal => $total{player},
        bankerTotal => $total{banker},
        natural     => $round->{natural} ? $TRUE : $FALSE,
    );
    my %seen = ( %$round, total => \%total, margin => abs $lead, won => $won, table => $rules->{table} );
    settle_spots( sub { baccarat_pay( \%seen, $_[0] ) }, grep { exists $bet->{spots}{$_} } @{ $rules->{bets} } );
    return;
}

# Returns { player => cards, banker => cards, natural }.
sub deal_baccarat {
    my ($rules) = @_;
    my $next    = deal( 52 * $rules->{decks} );
    my %hands   = ( player => [], banker => [] );
    my $give    = sub {
        my ($side) = @_;
        push @{ $hands{$side} }, $next->();
        deal_fact( $side, card_name( $hands{$side}[-1] ) );
        return baccarat_points( $hands{$side}[-1] );
    };
    $give->($_) for qw(player banker player banker);
    my ( $player, $banker ) = map { baccarat_points( @{ $hands{$_} } ) } qw(player banker);
    my $natural = $player >= 8 || $banker >= 8;
    return { %hands, natural => 1 } if $natural;
    my $third = $player <= 5 ? $give->('player') : undef;
    my $draws =
        !defined $third ? $banker <= 5
      : $banker <= 2    ? 1
      :                   any { $_ == $third } @{ $BANKER_DRAWS_ON{$banker} };
    $give->('banker') if $draws;
    return { %hands, natural => 0 };
}

sub baccarat_pay {
    my ( $round, $spot ) = @_;
    my ( $won, $table ) = @$round{qw(won table)};
    my $cards = @{ $round->{player} } + @{ $round->{banker} };
    my %pays  = (
        player          => sub { $won eq 'player' ? 200 : $won eq 'tie' ? 100 : 0 },
        banker          => sub { banker_pay($round) },
        tie             => sub { $won eq 'tie' ? ( $table->{tie} + 1 ) * 100 : 0 },
        'player-pair'   => sub { has_pair( $round, 'player' ) ? 1200 : 0 },
        'banker-pair'   => sub { has_pair( $round, 'banker' ) ? 1200 : 0 },
        'either-pair'   => sub { ( any { has_pair( $round, $_ ) } qw(player banker) ) ? 600 : 0 },
        'perfect-pair'  => sub { perfect_pair_pay($round) },
        'player-dragon' => sub { dragon_pay( $round, 'player' ) },
        'banker-dragon' => sub { dragon_pay( $round, 'banker' ) },
        'dragon-7'      => sub { wins_with_three( $round, 'banker', 7 ) ? 4100 : 0 },
        'panda-8'       => sub { wins_with_three( $round, 'player', 8 ) ? 2600 : 0 },
        small           => sub { $cards == 4 ? 250 : 0 },
        big             => sub { $cards > 4  ? 154 : 0 },
    );
    return $pays{$spot}->();
}

sub has_pair {
    my ( $round, $side ) = @_;
    my ( $first, $second ) = @{ $round->{$side} };
    return rank_of($first) == rank_of($second);
}

sub perfect_pair_pay {
    my ($round) = @_;
    my $perfect = grep {
        my ( $first, $second ) = @{ $round->{$_} };
        has_pair( $round, $_ ) && suit_of($first) == suit_of($second)
    } qw(player banker);
    return ( 0, 2600, ( $round->{table}{twoPerfectPairs} + 1 ) * 100 )[$perfect];
}

sub wins_with_three {
    my ( $round, $side, $total ) = @_;
    return $round->{won} eq $side && @{ $round->{$side} } == 3 && $round->{total}{$side} == $total;
}

sub banker_pay {
    my ($round) = @_;
    return $round->{won} eq 'tie' ? 100 : 0 if $round->{won} ne 'banker';
    my $kind = $round->{table}{banker};
    return 195 if $kind eq 'commission';
    return $round->{total}{banker} == 6 ? 150 : 200 if $kind eq 'half-on-six';
    return wins_with_three( $round, 'banker', 7 ) ? 100 : 200;
}

sub dragon_pay {
    my ( $round, $side ) = @_;
    my $won = $round->{won};
    return $won eq $side ? 200 : $won eq 'tie' ? 100 : 0 if $round->{natural};
    return $won eq $side ? $DRAGON_PAYS{ $round->{margin} } // 0 : 0;
}

# --- Three card poker -----------------------------------------------------------------------------------------------------------

my @CATEGORIES = qw(high_card pair flush straight three_of_a_kind straight_flush);

# Category, then the ranks that decide.
sub three_card_value {
    my (@cards) = @_;
    my @ranks = sort { $b <=> $a } map { rank_of($_) } @cards;
    @ranks = ( 1, 0, -1 ) if "@ranks" eq '12 1 0';
    my $kinds = uniq @ranks;
    my $flush = uniq( map { suit_of($_) } @cards ) == 1;
    return ( 4, @ranks ) if $kinds == 1;
    return ( 1, $ranks[1], $ranks[0] == $ranks[1] ? $ranks[2] : $ranks[0] ) if $kinds == 2;
    my $straight = $ranks[0] - $ranks[2] == 2;
    return ( $straight ? ( $flush ? 5 : 3 ) : $flush ? 2 : 0, @ranks );
}

sub compare_values {
    my ( $first, $second ) = @_;
    for my $place ( 0 .. min( $#$first, $#$second ) ) {
        my $order = $first->[$place] <=> $second->[$place];
        return $order if $order;
    }
    return 0;
}

sub play_three_card {
    my ( $rules, $bet ) = @_;
    my ( $action, @more ) = @{ $bet->{actions} };
    die "decision\n" if @more || ( $action ne 'play' && $action ne 'fold' );
    my @cards  = deal_some( deal(52), 6 );
    my @member = three_card_value( @cards[ 0 .. 2 ] );
    my @dealer = three_card_value( @cards[ 3 .. 5 ] );
    deal_fact( 'player', card_name($_) ) for @cards[ 0 .. 2 ];
    deal_fact( 'dealer', undef ) for 1 .. 3;
    fact( 'hand_ranked', side => 'player', category => $CATEGORIES[ $member[0] ] );
    fact( 'hand_decided', action => $action );
    my %pays = ( ante => 0 );

    if ( $action eq 'play' ) {
        $PARTS{play} = $PARTS{ante};
        fact( 'hole_turned', card => card_name($_) ) for @cards[ 3 .. 5 ];
        my $qualifies = $dealer[0] > 0 || $dealer[1] >= 10;
        fact(
            'hand_ranked',
            side      => 'dealer',
            category  => $CATEGORIES[ $dealer[0] ],
            qualifies => $qualifies ? $TRUE : $FALSE,
        );
        @pays{qw(ante play)} = three_card_pays( $rules->{table}, $qualifies, \@member, \@dealer );
    }
    my $odds = $rules->{table}{pairPlus}{ $member[0] };
    $pays{'pair-plus'} = defined $odds ? ( $odds + 1 ) * 100 : 0;
    settle_spots( sub { $pays{ $_[0] } }, grep { exists $PARTS{$_} } qw(ante play pair-plus) );
    return;
}

# Hundredths of ante and play.
sub three_card_pays {
    my ( $table, $qualifies, $member, $dealer ) = @_;
    my $bonus = 100 * ( $table->{anteBonus}{ $member->[0] } // 0 );
    return ( 200 + $bonus, 100 ) if !$qualifies;
    my $order = compare_values( $member, $dealer );
    return $order > 0 ? ( 200 + $bonus, 200 ) : $order == 0 ? ( 100 + $bonus, 100 ) : ( $bonus, 0 );
}

# --- Video poker ----------------------------------------------------------------------------------------------------------------

sub play_video_poker {
    my ( $rules, $bet ) = @_;
    my ( $action, @more ) = @{ $bet->{actions} };
    die "decision\n" if @more || $action !~ /^hold:((?:[0-4](?:,[0-4])*)?)$/;
    my @held  = split /,/, $1;
    my @open  = deal_some( deal(52), 5 );
    my @hands = map { [ draw_hand( \@open, \@held ) ] } 1 .. $bet->{hands};
    deal_fact( 'hand', card_name($_) ) for @open;
    fact( 'cards_held', places => \@held );
    for my $number ( 1 .. @hands ) {
        my @hand = @{ $hands[ $number - 1 ] };
        my $line = poker_line( $rules, @hand );
        pay( "hand-$number", defined $line ? 100 * $rules->{pays}{$line} : 0 );
        fact(
            'hand_drawn',
            hand       => $number,
            cards      => [ map { card_name($_) } @hand ],
            rank       => $line,
            hundredths => $PAID{"hand-$number"},
        );
    }
    fact('round_finished');
    return;
}

sub draw_hand {
    my ( $open, $held ) = @_;
    my %is_open = map { $_ => 1 } @$open;
    my %is_held = map { $_ => 1 } @$held;
    my @left    = grep { !$is_open{$_} } 0 .. 51;
    my @fresh   = @left[ deal_some( deal(47), 5 ) ];
    return map { $is_held{$_} ? $open->[$_] : shift @fresh } 0 .. 4;
}

sub poker_line {
    my ( $rules, @hand ) = @_;
    my $wild   = $rules->{wild} eq 'deuces';
    my @others = grep { !$wild || rank_of($_) != 0 } @hand;
    my $w      = @hand - @others;
    return 'four_deuces' if $w == 4;
    my %fulfils = poker_lines( $w, @others );
    return first { $fulfils{$_} } names_in_order( $rules->{pays} );
}

sub poker_lines {
    my ( $w, @others ) = @_;
    my @ranks = map { rank_of($_) } @others;
    my %count;
    $count{$_}++ for @ranks;
    my $most     = $w + max values %count;
    my $distinct = keys %count == @ranks;
    my $straight = $distinct && any { fits_in( \@ranks, @$_ ) } [ 12, 0 .. 3 ], map { [ $_ .. $_ + 4 ] } 0 .. 8;
    my $flush    = uniq( map { suit_of($_) } @others ) == 1;
    my $royal    = $straight && $flush && fits_in( \@ranks, 8 .. 12 );
    return (
        five_of_a_kind   => $most == 5,
        four_of_a_kind   => $most >= 4,
        three_of_a_kind  => $most >= 3,
        full_house       => keys %count == 2 && $most == 3,
        straight         => $straight,
        flush            => $flush,
        straight_flush   => $straight && $flush,
        royal_flush      => $royal && $w == 0,
        wild_royal_flush => $royal && $w > 0,
        two_pair         => join( ' ', sort values %count ) eq '1 2 2',
        jacks_or_better  => $most == 2 && $w == 0 && ( any { $count{$_} == 2 && $_ >= 9 } keys %count ),
    );
}

sub fits_in {
    my ( $ranks, @run ) = @_;
    my %in_run = map { $_ => 1 } @run;
    return all { $in_run{$_} } @$ranks;
}

# --- Blackjack ------------------------------------------------------------------------------------------------------------------

my %BLACKJACK_PAYS = ( blackjack => 250, won => 200, push => 100, surrendered => 50, lost => 0, bust => 0 );

# The table of the round: { rules, stakes, next (deals a card), decisions, dealer (cards), hands }.
# A hand: { name, seat, cards, split (from one), state ('' while it may act) }.

sub card_value { my $rank = rank_of( $_[0] ); return $rank == 12 ? 1 : min( $rank + 2, 10 ) }

# Total, and whether it is soft.
sub blackjack_total {
    my (@cards) = @_;
    my $sum  = sum0 map { card_value($_) } @cards;
    my $soft = $sum <= 11 && any { card_value($_) == 1 } @cards;
    return ( $soft ? $sum + 10 : $sum, $soft );
}

sub total_of   { my ($cards) = @_; return ( blackjack_total(@$cards) )[0] }
sub is_natural { my ($cards) = @_; return @$cards == 2 && total_of($cards) == 21 }

sub give_card {
    my ( $table, $to, $cards, $hidden ) = @_;
    push @$cards, $table->{next}->();
    deal_fact( $to, $hidden ? undef : card_name( $cards->[-1] ) );
    return;
}

sub play_blackjack {
    my ( $rules, $bet ) = @_;
    my @seats = grep { exists $bet->{spots}{$_} } map { "hand-$_" } 1 .. $rules->{seats};
    my %table = (
        rules     => $rules,
        stakes    => $bet->{spots},
        next      => deal( 52 * $rules->{decks} ),
        decisions => [ @{ $bet->{actions} // [] } ],
        dealer    => [],
        hands     => [ map { { name => $_, seat => $_, cards => [], state => '' } } @seats ],
    );
    my $peeks = $rules->{holeCard} eq 'peek';
    open_table( \%table, $peeks );
    my $insured = offer_insurance( \%table );
    if ( $peeks && dealer_has_natural( \%table, $insured ) ) {
        turn_hole_card( \%table );
    }
    else {
        play_hands( \%table );
        play_dealer( \%table, $peeks, $insured );
    }
    settle_hand( \%table, $_ ) for @{ $table{hands} };
    die "decisions left over\n" if @{ $table{decisions} };
    fact('round_finished');
    return;
}

sub open_table {
    my ( $table, $peeks ) = @_;
    give_card( $table, $_->{name}, $_->{cards} ) for @{ $table->{hands} };
    give_card( $table, 'dealer', $table->{dealer} );
    give_card( $table, $_->{name}, $_->{cards} ) for @{ $table->{hands} };
    give_card( $table, 'dealer', $table->{dealer}, 'hidden' ) if $peeks;
    for my $hand ( @{ $table->{hands} } ) {
        settle_side_bet( $table, "$hand->{seat}-pairs", 'pairs',    pair_of( @{ $hand->{cards} } ) );
        settle_side_bet( $table, "$hand->{seat}-plus3", 'plusThree', plus_three( @{ $hand->{cards} }, $table->{dealer}[0] ) );
    }
    return;
}

sub settle_side_bet {
    my ( $table, $spot, $odds, $what ) = @_;
    return if !exists $table->{stakes}{$spot};
    pay( $spot, defined $what ? ( $table->{rules}{$odds}{$what} + 1 ) * 100 : 0 );
    fact( 'side_bet_settled', spot => $spot, what => $what, hundredths => $PAID{$spot} );
    return;
}

sub pair_of {
    my ( $first, $second ) = @_;
    return undef if rank_of($first) != rank_of($second);
    my @suits = sort map { suit_of($_) } $first, $second;
    return 'perfect' if $suits[0] == $suits[1];
    return "@suits" eq '0 3' || "@suits" eq '1 2' ? 'coloured' : 'mixed';
}

sub plus_three {
    my (@cards) = @_;
    my @ranks = uniq sort { $a <=> $b } map { rank_of($_) } @cards;
    my $flush = uniq( map { suit_of($_) } @cards ) == 1;
    return $flush ? 'suited_trips' : 'three_of_a_kind' if @ranks == 1;
    my $straight = @ranks == 3 && ( $ranks[2] - $ranks[0] == 2 || "@ranks" eq '0 1 12' );
    return $flush ? 'straight_flush' : 'straight' if $straight;
    return $flush ? 'flush' : undef;
}

# Whether insurance was taken.
sub offer_insurance {
    my ($table) = @_;
    return 0 if card_value( $table->{dealer}[0] ) != 1;
    fact( 'insurance', state => 'offered' );
    my $decision = shift @{ $table->{decisions} } // 'no-insurance';
    die "decision $decision\n" if $decision !~ /^(?:no-insurance|insure)$/;
    my $taken = $decision eq 'insure';
    fact( 'insurance', state => $taken ? 'taken' : 'declined' );
    $PARTS{insurance} = int( sum0( map { $table->{stakes}{ $_->{seat} } } @{ $table->{hands} } ) / 2 ) if $taken;
    return $taken;
}

sub settle_insurance {
    my ($table) = @_;
    pay( 'insurance', is_natural( $table->{dealer} ) ? 300 : 0 );
    fact( 'insurance_settled', hundredths => $PAID{insurance} );
    return;
}

# Under an ace or ten, a dealer who peeks looks at the hole card.
sub dealer_has_natural {
    my ( $table, $insured ) = @_;
    my $open = card_value( $table->{dealer}[0] );
    return 0 if $open != 1 && $open != 10;
    my $natural = is_natural( $table->{dealer} );
    fact( 'dealer_peeked', blackjack => $natural ? $TRUE : $FALSE );
    settle_insurance($table) if $insured;
    return $natural;
}

sub turn_hole_card {
    my ($table) = @_;
    fact( 'hole_turned', card => card_name( $table->{dealer}[1] ) );
    return;
}

sub play_hands {
    my ($table) = @_;
    for ( my $turn = 0 ; $turn < @{ $table->{hands} } ; $turn++ ) {
        my $hand = $table->{hands}[$turn];
        give_card( $table, $hand->{name}, $hand->{cards} ) if @{ $hand->{cards} } == 1;
        act( $table, $hand, $turn, shift @{ $table->{decisions} } // 'stand' ) while needs_decision($hand);
    }
    return;
}

sub needs_decision {
    my ($hand) = @_;
    return !$hand->{state} && !$hand->{split_aces} && total_of( $hand->{cards} ) < 21;
}

sub act {
    my ( $table, $hand, $turn, $decision ) = @_;
    die "decision $decision\n" if !grep { $_ eq $decision } choices( $table, $hand );
    return split_hand( $table, $hand, $turn ) if $decision eq 'split';
    fact( 'hand_acted', hand => $hand->{name}, action => $decision );
    $PARTS{ $hand->{name} } += $table->{stakes}{ $hand->{seat} } if $decision eq 'double';
    give_card( $table, $hand->{name}, $hand->{cards} ) if $decision eq 'hit' || $decision eq 'double';
    $hand->{state} = $decision eq 'surrender' ? 'surrendered' : $decision eq 'hit' ? '' : 'ended';
    $hand->{state} = 'bust' if total_of( $hand->{cards} ) > 21;
    return;
}

sub hands_of_seat {
    my ( $table, $hand ) = @_;
    return scalar grep { $_->{seat} eq $hand->{seat} } @{ $table->{hands} };
}

sub choices {
    my ( $table, $hand ) = @_;
    my @choices = qw(hit stand);
    return @choices if @{ $hand->{cards} } > 2;
    my ( $first, $second ) = map { card_value($_) } @{ $hand->{cards} };
    push @choices, 'double';
    push @choices, 'split'     if $first == $second && hands_of_seat( $table, $hand ) < $table->{rules}{splitTo};
    push @choices, 'surrender' if $table->{rules}{surrender} && !$hand->{split};
    return @choices;
}

sub split_hand {
    my ( $table, $hand, $turn ) = @_;
    my $letter = ( 'b' .. 'z' )[ hands_of_seat( $table, $hand ) - 1 ];
    my $name   = $hand->{seat} . $letter;
    my $moved  = pop @{ $hand->{cards} };
    my %split  = ( split => 1, split_aces => card_value($moved) == 1 );
    @$hand{ keys %split } = values %split;
    splice @{ $table->{hands} }, $turn + 1, 0,
      { name => $name, seat => $hand->{seat}, cards => [$moved], state => '', %split };
    $PARTS{$name} = $table->{stakes}{ $hand->{seat} };
    fact( 'hand_split', hand => $hand->{name}, into => $name );
    give_card( $table, $hand->{name}, $hand->{cards} );
    return;
}

sub play_dealer {
    my ( $table, $peeks, $insured ) = @_;
    my @live = grep { $_->{state} !~ /^(?:bust|surrendered)$/ } @{ $table->{hands} };
    turn_hole_card($table) if $peeks && @live;
    if ( !$peeks && ( @live || $insured ) ) {
        give_card( $table, 'dealer', $table->{dealer} );
        settle_insurance($table) if $insured;
    }
    return if !any { $_->{split} || !is_natural( $_->{cards} ) } @live;
    give_card( $table, 'dealer', $table->{dealer} ) while dealer_draws($table);
    return;
}

sub dealer_draws {
    my ($table) = @_;
    my ( $total, $soft ) = blackjack_total( @{ $table->{dealer} } );
    return $total < 17 || ( $total == 17 && $soft && $table->{rules}{hitSoft17} );
}

sub settle_hand {
    my ( $table, $hand ) = @_;
    my $result = hand_result( $table, $hand );
    pay( $hand->{name}, $BLACKJACK_PAYS{$result} );
    fact(
        'hand_settled',
        hand       => $hand->{name},
        result     => $result,
        total      => total_of( $hand->{cards} ),
        hundredths => $BLACKJACK_PAYS{$result},
    );
    return;
}

sub hand_result {
    my ( $table, $hand ) = @_;
    return $hand->{state} if $hand->{state} eq 'bust' || $hand->{state} eq 'surrendered';
    my $natural = is_natural( $hand->{cards} ) && !$hand->{split};
    return $natural ? 'push' : 'lost' if is_natural( $table->{dealer} );
    return 'blackjack' if $natural;
    my ( $total, $against ) = ( total_of( $hand->{cards} ), total_of( $table->{dealer} ) );
    return 'won' if $against > 21 || $total > $against;
    return $total == $against ? 'push' : 'lost';
}

# --- Blackjack with one hand for all --------------------------------------------------------------------------------------------

sub play_shared_blackjack {
    my ( $rules, $bet ) = @_;
    my $next = deal( 52 * $rules->{decks} );
    my ( $one, $up, $two, $hole ) = deal_some( $next, 4 );
    my ( @hand, @dealer, @hits );
    @hand   = ( $one, $two );
    @dealer = ( $up,  $hole );
    my ( $mine, $theirs ) = map { is_natural($_) } \( @hand, @dealer );
    if ( !$mine && !$theirs ) {
        push @dealer, $next->() while total_of( \@dealer ) < 17;
        push @hits,   $next->() while total_of( [ @hand, @hits ] ) < 21;
    }
    deal_fact( @$_ ) for [ 'hand', card_name($one) ], [ 'dealer', card_name($up) ], [ 'hand', card_name($two) ];
    deal_fact( 'dealer', undef );
    fact( 'dealer_peeked', blackjack => $theirs ? $TRUE : $FALSE ) if card_value($up) == 1 || card_value($up) == 10;
    my $last = 'hit';
    for my $action ( @{ $bet->{actions} // [] } ) {
        my $offered = $last eq 'hit' && @hits && $action =~ /^(?:hit|stand|double)\z/;
        die "decision $action\n" if !$offered || ( $action eq 'double' && @hand > 2 );
        fact( 'hand_acted', hand => 'hand', action => $action );
        if ( $action ne 'stand' ) {
            push @hand, shift @hits;
            deal_fact( 'hand', card_name( $hand[-1] ) );
        }
        $PARTS{hand} *= 2 if $action eq 'double';
        $last = $action;
    }
    fact( 'hole_turned', card => card_name($hole) );
    deal_fact( 'dealer', card_name($_) ) for @dealer[ 2 .. $#dealer ];
    my ( $total, $against ) = ( total_of( \@hand ), total_of( \@dealer ) );
    my $result =
        $theirs                            ? ( $mine ? 'push' : 'lost' )
      : $mine                              ? 'blackjack'
      : $total > 21                        ? 'bust'
      : $against > 21 || $total > $against ? 'won'
      :                                      ( $total == $against ? 'push' : 'lost' );
    pay( 'hand', $BLACKJACK_PAYS{$result} );
    fact( 'hand_settled', hand => 'hand', result => $result, total => $total, hundredths => $PAID{hand} );
    fact('round_finished');
    return;
}

# --- Slots ----------------------------------------------------------------------------------------------------------------------

# The slot that is played: its configuration prepared by `prepare_slot`, and what changes during the round.
my $SLOT;

sub prepare_slot {
    my ($config) = @_;
    my $symbols  = $config->{symbols};
    my @keys     = names_in_order($symbols);
    my %of_kind;
    push @{ $of_kind{ $symbols->{$_}{kind} } }, $_ for @keys;
    my $lines = $config->{pay}{lines} // [];
    $SLOT = {
        config   => $config,
        symbols  => $symbols,
        keys     => \@keys,
        wilds    => { map { $_ => $symbols->{$_}{multiplier} // 1 } @{ $of_kind{wild} // [] } },
        feature  => { map { $_->{kind} => $_ } @{ $config->{features} } },
        lines    => $lines,
        coins    => @$lines || $config->{pay}{coins},
        cap      => $config->{wincap} * 100,
        kept     => {},
        grid     => [],
        orbs_sum => 0,
        step     => 0,
    };
    $SLOT->{$_}         = $of_kind{$_}[0] // '' for qw(scatter coin orb);
    $SLOT->{first_wild} = $of_kind{wild}[0] // '';
    return;
}

sub is_wild { return exists $SLOT->{wilds}{ $_[0] } }
sub grows   { return $SLOT->{feature}{growing_wilds} }

sub all_cells {
    my $grid = $SLOT->{grid};
    return map { my $reel = $_; map { [ $reel, $_ ] } 0 .. $#{ $grid->[$reel] } } 0 .. $#$grid;
}

sub symbol_at { my ($cell) = @_; return $SLOT->{grid}[ $cell->[0] ][ $cell->[1] ] }
sub value_at  { my ($cell) = @_; return $SLOT->{values}[ $cell->[0] ][ $cell->[1] ] }

sub set_cell {
    my ( $cell, $symbol, $value ) = @_;
    $SLOT->{grid}[ $cell->[0] ][ $cell->[1] ]   = $symbol;
    $SLOT->{values}[ $cell->[0] ][ $cell->[1] ] = $value;
    return;
}

sub cells_of   { my ($symbol) = @_; return grep { symbol_at($_) eq $symbol } all_cells() }
sub with_value { return map { { cell => $_, value => value_at($_) } } @_ }
sub grid_copy  { return [ map { [@$_] } @{ $SLOT->{grid} } ] }

# The optional field `values` of a fact.
sub values_field {
    my @valued = grep { value_at($_) > 0 } all_cells();
    return @valued ? ( values => [ with_value(@valued) ] ) : ();
}

sub exact_pay {
    my ( $symbol, $count ) = @_;
    return in_hundredths( $symbol, $SLOT->{symbols}{$symbol}{pays}{$count} // 0 );
}

sub stepped_pay {
    my ( $symbol, $count ) = @_;
    return in_hundredths( $symbol, stepped( $SLOT->{symbols}{$symbol}{pays}, $count ) );
}

sub in_hundredths {
    my ( $symbol, $pay ) = @_;
    return $symbol eq $SLOT->{scatter} ? 0 : int( $pay * 100 / $SLOT->{coins} );
}

# Drawing a screen

sub draw_screen {
    my ($mode) = @_;
    my @heights = draw_heights();
    my $modes   = $SLOT->{config}{modes}{$mode};
    my @sets    = names_in_order($modes);
    $SLOT->{set} = @sets > 1 ? pick($modes) : $sets[0];
    @$SLOT{qw(grid stops values)} = ( [], [], [] );
    $SLOT->{config}{reelSets}{ $SLOT->{set} }{strips} ? draw_strips(@heights) : draw_cells(@heights);
    $SLOT->{values}[ $_->[0] ][ $_->[1] ] = draw_value( symbol_at($_) ) for all_cells();
    set_cell( @{ $SLOT->{kept}{$_} } ) for keys %{ $SLOT->{kept} };
    return;
}

sub draw_heights {
    my $rows = $SLOT->{config}{grid}{rows};
    return map { $rows->{min} + pick_index($_) } @{ $rows->{weights} } if ref $rows eq 'HASH';
    return ref $rows eq 'ARRAY' ? @$rows : ($rows) x $SLOT->{config}{grid}{cols};
}

sub draw_strips {
    my (@heights) = @_;
    my $strips = $SLOT->{config}{reelSets}{ $SLOT->{set} }{strips};
    for my $reel ( 0 .. $#heights ) {
        my @strip = split ' ', $strips->[$reel];
        my $stop  = draw_int( scalar @strip );
        push @{ $SLOT->{stops} }, $stop;
        $SLOT->{grid}[$reel] = [ map { $strip[ ( $stop + $_ ) % @strip ] } 0 .. $heights[$reel] - 1 ];
    }
    return;
}

sub draw_cells {
    my (@heights) = @_;
    for my $reel ( 0 .. $#heights ) {
        $SLOT->{grid}[$reel] = [ map { pick( weights_of_reel($reel) ) } 1 .. $heights[$reel] ];
    }
    return;
}

sub weights_of_reel {
    my ($reel) = @_;
    my $weights = $SLOT->{config}{reelSets}{ $SLOT->{set} }{cellWeights};
    return ref $weights eq 'ARRAY' ? $weights->[$reel] : $weights;
}

sub draw_value {
    my ($symbol) = @_;
    return 0 + pick( $SLOT->{symbols}{$symbol}{values} ) if $symbol eq $SLOT->{coin} || $symbol eq $SLOT->{orb};
    return grows() && is_wild($symbol) ? 1 : 0;
}

# Wins

my %WINS_BY_RULE = ( lines => \&line_wins, ways => \&way_wins, anywhere => \&symbol_wins, cluster => \&cluster_wins );

# Tells the wins of the screen, times `f`. Returns the amount and the winning cells.
sub find_wins {
    my ($f) = @_;
    my ( $total, @cells ) = (0);
    for my $win ( $WINS_BY_RULE{ $SLOT->{config}{pay}{type} }->() ) {
        my ( $amount, $factor, $type, %fields ) = @$win;
        $total += $amount * $f;
        push @cells, @{ $fields{cells} };
        fact( $type, %fields, multiplier => $f * $factor, hundredths => $amount * $f );
    }
    return ( $total, @cells );
}

# Each win: [amount, its own factor, type of its fact, fields].
sub line_wins {
    my @wins;
    for my $line ( 0 .. $#{ $SLOT->{lines} } ) {
        my @rows  = @{ $SLOT->{lines}[$line] };
        my @cells = map { [ $_, $rows[$_] ] } 0 .. $#rows;
        my ( $amount, $factor, $symbol, $count ) = line_win( map { symbol_at($_) } @cells );
        next if !$amount;
        my @won = @cells[ 0 .. $count - 1 ];
        push @wins,
          [ $amount, $factor, 'line_won', line => $line, symbol => $symbol, count => $count, cells => \@won ];
    }
    return @wins;
}

# (amount, factor, symbol, count) of the better win of a line, or nothing.
sub line_win {
    my (@shown) = @_;
    my ( $count, $factor ) = ( 0, 1 );
    while ( $count < @shown && is_wild( $shown[$count] ) ) { $factor *= $SLOT->{wilds}{ $shown[ $count++ ] } }
    my $of_wilds = $count ? exact_pay( $SLOT->{first_wild}, $count ) * $factor : 0;
    my @wild_win = $of_wilds ? ( $of_wilds, $factor, $SLOT->{first_wild}, $count ) : ();
    return @wild_win if $count == @shown;
    my $symbol = $shown[$count];
    while ( $count < @shown && ( $shown[$count] eq $symbol || is_wild( $shown[$count] ) ) ) {
        $factor *= $SLOT->{wilds}{ $shown[ $count++ ] } // 1;
    }
    my $amount = exact_pay( $symbol, $count ) * $factor;
    return $amount && $amount >= $of_wilds ? ( $amount, $factor, $symbol, $count ) : @wild_win;
}

sub way_wins {
    my @wins;
    for my $symbol ( uniq @{ $SLOT->{grid}[0] } ) {
        my ( $ways, $count ) = ways_of($symbol);
        my $amount = exact_pay( $symbol, $count ) * $ways;
        next if !$amount;
        my @cells = grep { $_->[0] < $count && ( symbol_at($_) eq $symbol || is_wild( symbol_at($_) ) ) } all_cells();
        push @wins,
          [ $amount, 1, 'ways_won', symbol => $symbol, count => $count, ways => $ways, cells => \@cells ];
    }
    return @wins;
}

sub ways_of {
    my ($symbol) = @_;
    my ( $ways, $count ) = ( 1, 0 );
    for my $reel ( @{ $SLOT->{grid} } ) {
        my $here = sum0 map { $_ eq $symbol ? 1 : $SLOT->{wilds}{$_} // 0 } @$reel;
        last if !$here;
        $ways *= $here;
        $count++;
    }
    return ( $ways, $count );
}

sub paying_symbols { return grep { $SLOT->{symbols}{$_}{kind} eq 'pay' } @{ $SLOT->{keys} } }

sub symbol_wins {
    my @wins;
    for my $symbol ( paying_symbols() ) {
        my @cells = cells_of($symbol);
        next if @cells < $SLOT->{config}{pay}{min};
        my $amount = stepped_pay( $symbol, scalar @cells ) or next;
        push @wins, [ $amount, 1, 'symbols_won', symbol => $symbol, count => scalar @cells, cells => \@cells ];
    }
    return @wins;
}

sub cluster_wins {
    my @wins;
    for my $symbol ( paying_symbols() ) {
        my %seen;
        for my $start ( cells_of($symbol) ) {
            next if $seen{"@$start"};
            my $cluster = cluster_from( $start, $symbol );
            @seen{ keys %$cluster } = ();
            $seen{$_} = 1 for keys %$cluster;
            my @cells = grep { $cluster->{"@$_"} } all_cells();
            next if @cells < $SLOT->{config}{pay}{min};
            my $factor = grows() ? max( 1, sum0 map { value_at($_) } @cells ) : 1;
            my $amount = stepped_pay( $symbol, scalar @cells ) * $factor;
            push @wins,
              [ $amount, $factor, 'cluster_won', symbol => $symbol, count => scalar @cells, cells => \@cells ];
        }
    }
    return @wins;
}

# Names of the cells ("reel row") that are reached from a cell over its symbol and wilds.
sub cluster_from {
    my ( $start, $symbol ) = @_;
    my %fits = map { ( "@$_" => 1 ) } grep { symbol_at($_) eq $symbol || is_wild( symbol_at($_) ) } all_cells();
    my %cluster = ( "@$start" => 1 );
    my @waiting = ($start);
    while ( my $cell = shift @waiting ) {
        my ( $x, $y ) = @$cell;
        for my $near ( [ $x, $y - 1 ], [ $x, $y + 1 ], [ $x - 1, $y ], [ $x + 1, $y ] ) {
            next if !$fits{"@$near"} || $cluster{"@$near"}++;
            push @waiting, $near;
        }
    }
    return \%cluster;
}

# The chain

sub ladder_entry {
    my ( $mode, $step ) = @_;
    my $cascade = $SLOT->{config}{cascade};
    my $ladder  = $cascade->{ladder}{$mode};
    return $ladder->[ $cascade->{parade} ? $step % @$ladder : min( $step, $#$ladder ) ];
}

sub first_step {
    my ($mode) = @_;
    my $cascade = $SLOT->{config}{cascade};
    return $cascade->{parade} ? draw_int( scalar @{ $cascade->{ladder}{$mode} } ) : 0;
}

sub play_chain {
    my ( $mode, $m ) = @_;
    my $persists = $mode eq 'fs' && $SLOT->{config}{cascade}{persistFs};
    $SLOT->{step} = first_step($mode) if !$persists;
    my ( $total, $falls ) = ( 0, 0 );
    while (1) {
        my ( $won, @cells ) = find_wins( ladder_entry( $mode, $SLOT->{step} ) * $m );
        return $total if !$won;
        $total += $won;
        $SLOT->{step}++;
        return $total if $total >= $SLOT->{cap};
        my @removed = vanish(@cells);
        fact(
            'symbols_fell',
            step    => ++$falls,
            removed => \@removed,
            grid    => grid_copy(),
            values_field(),
            multiplier => ladder_entry( $mode, $SLOT->{step} ) * $m,
        );
    }
    return;
}

# Clears the winning cells and fills the grid again. Returns the cells that vanished.
sub vanish {
    my %won = map { ( "@$_" => $_ ) } @_;
    my @removed;
    for my $cell ( grep { $won{"@$_"} } all_cells() ) {
        my $stays = grows() && is_wild( symbol_at($cell) ) && value_at($cell) < grows()->{max};
        $stays ? $SLOT->{values}[ $cell->[0] ][ $cell->[1] ]++ : push @removed, $cell;
    }
    my %gone = map { ( "@$_" => 1 ) } @removed;
    fill_reel( $_, \%gone ) for 0 .. $#{ $SLOT->{grid} };
    return @removed;
}

sub fill_reel {
    my ( $reel, $gone ) = @_;
    my $last = $#{ $SLOT->{grid}[$reel] };
    my @left = map { [ symbol_at($_), value_at($_) ] } grep { !$gone->{"@$_"} } map { [ $reel, $_ ] } 0 .. $last;
    while ( @left <= $last ) {
        my $symbol = pick( weights_of_reel($reel) );
        unshift @left, [ $symbol, draw_value($symbol) ];
    }
    set_cell( [ $reel, $_ ], @{ $left[$_] } ) for 0 .. $last;
    return;
}

# A spin

sub play_spin {
    my ($mode) = @_;
    my $m = $mode eq 'fs' ? $SLOT->{feature}{free_spins}{multiplier} : 1;
    draw_screen($mode);
    tell_screen($mode);
    my $total = $SLOT->{config}{cascade} ? play_chain( $mode, $m ) : ( find_wins($m) )[0];
    $total += multiply_by_orbs( $mode, $total ) if $SLOT->{feature}{multiplier_orbs} && $total > 0;
    $total += expand_symbol($m)                 if $SLOT->{feature}{expanding_symbol} && $mode eq 'fs';
    $total += pay_scatter($m)                   if $SLOT->{scatter} ne '';
    keep_wilds() if $mode eq 'fs' && ( $SLOT->{feature}{sticky_wilds} || grows() );
    return $total;
}

sub tell_screen {
    my ($mode) = @_;
    my @kept = map { $_->[0] } values %{ $SLOT->{kept} };
    @kept = sort { $a->[0] <=> $b->[0] || $a->[1] <=> $b->[1] } @kept;
    fact(
        'reels_stopped',
        mode    => $mode eq 'fs' ? 'free' : 'base',
        reelSet => $SLOT->{set},
        grid    => grid_copy(),
        stops   => $SLOT->{stops},
        ( @kept ? ( kept => \@kept ) : () ),
        values_field(),
    );
    return;
}

sub multiply_by_orbs {
    my ( $mode, $wins ) = @_;
    my @orbs = cells_of( $SLOT->{orb} );
    my $sum  = sum0 map { value_at($_) } @orbs;
    $sum = $SLOT->{orbs_sum} += $sum if $mode eq 'fs';
    return 0 if $sum <= 1;
    my $added = $wins * ( $sum - 1 );
    fact( 'orbs_multiplied', orbs => [ with_value(@orbs) ], multiplier => $sum, hundredths => $added );
    return $added;
}

sub expand_symbol {
    my ($m)    = @_;
    my $symbol = $SLOT->{chosen};
    my @reels  = uniq map { $_->[0] } cells_of($symbol);
    my $amount = exact_pay( $symbol, scalar @reels ) * @{ $SLOT->{lines} } * $m;
    fact( 'symbol_expanded', symbol => $symbol, reels => \@reels, multiplier => $m, hundredths => $amount ) if $amount;
    return $amount;
}

sub pay_scatter {
    my ($m)    = @_;
    my $symbol = $SLOT->{scatter};
    my @cells  = cells_of($symbol);
    my $amount = stepped( $SLOT->{symbols}{$symbol}{pays}, scalar @cells ) * 100 * $m;
    fact( 'scatter_won', symbol => $symbol, count => scalar @cells, cells => \@cells, hundredths => $amount )
      if $amount;
    return $amount;
}

sub keep_wilds {
    $SLOT->{kept}{"@$_"} = [ $_, symbol_at($_), value_at($_) ] for grep { is_wild( symbol_at($_) ) } all_cells();
    return;
}

# The round

sub play_slot {
    my ( $config, $bet ) = @_;
    prepare_slot($config);
    my $buy   = bought( $config, $bet );
    my $total = $buy ? play_bought($buy) : play_base();
    pay( 'spin', $total );
    fact('round_finished');
    return;
}

sub bought {
    my ( $config, $bet ) = @_;
    return undef if !defined $bet->{buy};
    return ( first { $_->{id} eq $bet->{buy} } @{ $config->{buys} // [] } ) // die "buy $bet->{buy}\n";
}

sub play_bought {
    my ($buy) = @_;
    fact( 'bonus_bought', id => $buy->{id}, cost => $buy->{cost} );
    return play_free_spins( $buy->{spins}, 0 );
}

sub capped {
    my ($total) = @_;
    return $total if $total < $SLOT->{cap};
    fact( 'win_capped', hundredths => $SLOT->{cap} );
    return $SLOT->{cap};
}

sub scatters { return $SLOT->{scatter} eq '' ? () : cells_of( $SLOT->{scatter} ) }

sub play_base {
    my $total = play_spin('base');
    return capped($total) if $total >= $SLOT->{cap};
    my ( $hold, $free ) = @{ $SLOT->{feature} }{qw(hold_respin free_spins)};
    return capped( $total + play_respins($hold) ) if $hold && cells_of( $SLOT->{coin} ) >= $hold->{trigger};
    my $spins = $free ? stepped( $free->{trigger}, scalar scatters() ) : 0;
    return $spins > 0 ? play_free_spins( $spins, $total ) : $total;
}

sub play_free_spins {
    my ( $spins, $before ) = @_;
    my $free = $SLOT->{feature}{free_spins};
    my ( $awarded, $played, $total ) = ( award( $spins, 0, $FALSE ), 0, $before );
    begin_free_spins();
    while ( $played < $awarded && $total < $SLOT->{cap} ) {
        $played++;
        fact( 'free_spin_started', index => $played, of => $awarded, multiplier => $free->{multiplier} );
        $total   += play_spin('fs');
        $awarded += award( stepped( $free->{retrigger}, scalar scatters() ), $awarded, $TRUE );
    }
    $total = capped($total);
    fact( 'free_spins_finished', spins => $played, hundredths => $total - $before );
    return $total;
}

sub award {
    my ( $spins, $awarded, $retrigger ) = @_;
    my $granted = min( $spins, $SLOT->{feature}{free_spins}{maxSpins} - $awarded );
    fact( 'free_spins_awarded', spins => $granted, cells => [ scatters() ], retrigger => $retrigger ) if $granted > 0;
    return $granted;
}

sub begin_free_spins {
    my $cascade = $SLOT->{config}{cascade};
    @$SLOT{qw(kept orbs_sum step)} = ( {}, 0, 0 );
    $SLOT->{step} = first_step('fs') if $cascade && $cascade->{persistFs};
    my $expanding = $SLOT->{feature}{expanding_symbol} or return;
    $SLOT->{chosen} = pick( $expanding->{weights} );
    fact( 'expanding_symbol_drawn', symbol => $SLOT->{chosen} );
    return;
}

sub play_respins {
    my ($hold) = @_;
    my $left = $hold->{respins};
    fact( 'hold_started', coins => [ with_value( cells_of( $SLOT->{coin} ) ) ], respins => $left );
    while ( $left > 0 && !is_full() ) {
        my @landed = land_coins($hold);
        $left = @landed ? $hold->{respins} : $left - 1;
        fact( 'respin_played', landed => [ with_value(@landed) ], left => is_full() ? 0 : $left );
    }
    my @coins = cells_of( $SLOT->{coin} );
    my $full  = is_full() ? 100 * $hold->{full} : 0;
    my $total = 100 * sum0( map { value_at($_) } @coins ) + $full;
    fact( 'hold_finished', coins => scalar @coins, full => $full, hundredths => $total );
    return $total;
}

sub is_full { return all { symbol_at($_) eq $SLOT->{coin} } all_cells() }

sub land_coins {
    my ($hold) = @_;
    my @landed;
    for my $cell ( grep { symbol_at($_) ne $SLOT->{coin} } all_cells() ) {
        next if draw_int( $hold->{land} + $hold->{miss} ) >= $hold->{land};
        set_cell( $cell, $SLOT->{coin}, draw_value( $SLOT->{coin} ) );
        push @landed, $cell;
    }
    return @landed;
}

# --- Playing and comparing a round ----------------------------------------------------------------------------------------------

my %PLAY = (
    slots              => \&play_slot,
    roulette           => \&play_roulette,
    'sic-bo'           => \&play_sic_bo,
    'travel-wheel'     => \&play_travel_wheel,
    'dragon-tiger'     => \&play_dragon_tiger,
    crash              => \&play_crash,
    'shared-blackjack' => \&play_shared_blackjack,
    keno               => \&play_keno,
    baccarat           => \&play_baccarat,
    'three-card-poker' => \&play_three_card,
    'video-poker'      => \&play_video_poker,
    blackjack          => \&play_blackjack,
);

# The stake parts of a bet before anything is added to them.
sub parts_of {
    my ( $family, $mathematics, $bet ) = @_;
    return ( ticket => $bet->{stakeCents} ) if $family eq 'keno';
    return map { ( "hand-$_" => $bet->{stakeCents} ) } 1 .. $bet->{hands} if $family eq 'video-poker';
    return %{ $bet->{spots} } if $family ne 'slots';
    my $buy = bought( $mathematics->{config}, $bet );
    my @price = $buy ? ( "buy:$buy->{id}" => $bet->{stakeCents} * ( $buy->{cost} - 1 ) ) : ();
    return ( spin => $bet->{stakeCents}, @price );
}

sub play_round {
    my ( $claim, $games, $key ) = @_;
    my ( $game, $version, $bet ) = @$claim{qw(game mathVersion bet)};
    my $mathematics = $games->{"$game:$version"} or die "no game $game:$version\n";
    my $family      = $mathematics->{family};
    @FACTS = ();
    %PAID  = ();
    %PARTS = parts_of( $family, $mathematics, $bet );
    start_stream( $key, $game, $version );
    $PLAY{$family}->( $mathematics->{config} // $mathematics->{rules}, $bet );
    return {
        stakeCents  => sum0( values %PARTS ),
        payoutCents => sum0( map { int( $PARTS{$_} * $PAID{$_} / 100 ) } keys %PAID ),
        events      => plain( \@FACTS ),
    };
}

# A copy in which numbers are numbers, also those that Perl has used as text.
sub plain {
    my ( $value, $name ) = @_;
    return [ map { plain($_) } @$value ] if ref $value eq 'ARRAY';
    return { map { ( $_ => plain( $value->{$_}, $_ ) ) } keys %$value } if ref $value eq 'HASH';
    return $value if !defined $value || ref $value || ( $name // '' ) =~ /^(?:pocket|shows)\z/;
    return $value =~ /^-?\d+$/ ? 0 + $value : "$value";
}

# Links that have been verified, by the published end of their chain and their index.
my %VERIFIED;

# The key of a shared round. Dies with the name of what is wrong.
sub key_of_chain {
    my ($chain) = @_;
    my ( $published, $salt, $index, $link ) = @$chain{qw(published salt index link)};
    die "salt\n" if $salt !~ /^[A-Za-z0-9_.-]{8,128}\z/;
    # A salt from the beacon drand is SHA-256 of the bytes of its signature.
    my $signature = $chain->{beaconSignature};
    die "salt\n" if defined $signature && ( $signature !~ /^[0-9a-f]{96}\z/ || sha256_hex( pack 'H*', $signature ) ne $salt );
    die "link\n" if $link !~ /^[0-9a-f]{64}\z/ || $index !~ /^\d+\z/;
    if ( defined $published ) {
        my ( $walked, $at ) = ( $link, $index );
        while ( $at >= 0 && !$VERIFIED{$published}{$at} ) { $walked = sha256_hex($walked); $at-- }
        die "link\n" if $walked ne ( $at < 0 ? $published : $VERIFIED{$published}{$at} );
        $VERIFIED{$published}{$index} = $link;
    }
    return hmac_sha256( $link, $salt );
}

sub key_of {
    my ($claim) = @_;
    return key_of_chain( $claim->{chain} ) if $claim->{chain};
    my $seed = $claim->{serverSeed};
    if ( !defined $seed ) {
        die "no key\n" if ( $claim->{roundKey} // '' ) !~ /^[0-9a-f]{64}\z/;
        return pack 'H*', $claim->{roundKey};
    }
    die "client seed\n" if $claim->{clientSeed} !~ /^[A-Za-z0-9_-]{1,32}\z/;
    return hmac_sha256( "$claim->{clientSeed}:$claim->{nonce}", $seed );
}

# The names of what differs.
sub differences {
    my ( $claim, $games ) = @_;
    my $key    = key_of($claim);
    my $seed   = $claim->{serverSeed};
    my %wanted = ( 'round key' => $claim->{roundKey}, 'round key hash' => $claim->{roundKeyHash} );
    my %found  = ( 'round key' => unpack( 'H*', $key ), 'round key hash' => sha256_hex($key) );
    @wanted{ 'seed commitment' } = $claim->{seedCommitment};
    $found{'seed commitment'} = defined $seed ? sha256_hex($seed) : $claim->{seedCommitment};
    my $played = play_round( $claim, $games, $key );
    for my $name (qw(stakeCents payoutCents events)) {
        next if !exists $claim->{$name};
        $wanted{$name} = $JSON->encode( $claim->{$name} );
        $found{$name}  = $JSON->encode( plain( $played->{$name} ) );
    }
    return grep { defined $wanted{$_} && $wanted{$_} ne $found{$_} } sort keys %wanted;
}

sub is_promised {
    my ($claim) = @_;
    return defined $claim->{chain}{published} if $claim->{chain};
    return defined $claim->{roundKeyHash} || ( defined $claim->{serverSeed} && defined $claim->{seedCommitment} );
}

# --- Reading saved answers ------------------------------------------------------------------------------------------------------

# Promised fingerprints by commitment, client seed and nonce; '' where a promise would come too late.
my %PROMISES;

sub place_of { my ( $pair, $nonce ) = @_; return join ':', @$pair{qw(server_seed_hash client_seed)}, $nonce }

sub claims_in {
    my ($saved) = @_;
    return map { claims_in($_) } @$saved if ref $saved eq 'ARRAY';
    for my $wrapped (qw(data round)) {
        return claims_in( $saved->{$wrapped} ) if exists $saved->{$wrapped};
    }
    if ( exists $saved->{commitment} || exists $saved->{current} ) {
        my $pair = $saved->{commitment} // $saved->{current} // return;
        $PROMISES{ place_of( $pair, $pair->{nonce} ) } //= $pair->{next_round_key_hash};
        return;
    }
    return exists $saved->{proof} ? claim_of_answer($saved) : $saved;
}

sub claim_of_answer {
    my ($saved) = @_;
    my $proof   = $saved->{proof};
    my %claim   = (
        bet            => $saved->{bet},
        stakeCents     => $saved->{stake_cents},
        payoutCents    => $saved->{payout_cents},
        game           => $proof->{game},
        mathVersion    => $proof->{math_version},
        clientSeed     => $proof->{client_seed},
        nonce          => $proof->{nonce},
        roundKey       => $proof->{round_key},
        seedCommitment => $proof->{server_seed_hash},
    );
    $claim{serverSeed} = $proof->{server_seed} if $proof->{server_seed};
    $claim{events}     = $saved->{events}      if @{ $saved->{events} // [] };
    if ( $saved->{demo} ) {
        delete $claim{seedCommitment};
        return \%claim;
    }
    my ( $this, $next ) = map { place_of( $proof, $_ ) } $proof->{nonce}, $proof->{nonce} + 1;
    $claim{roundKeyHash} = $PROMISES{$this} if $PROMISES{$this};
    $PROMISES{$this} //= '';
    $PROMISES{$next} //= $proof->{next_round_key_hash};
    return \%claim;
}

sub main {
    die "perl verify.pl rounds.json\n" if @ARGV != 1;
    my @claims = claims_in( JSON::PP->new->utf8->decode( slurp( $ARGV[0] ) ) );
    my $games  = read_ordered( slurp("$FindBin::Bin/games.json") );
    my ( $bad, $unproved ) = ( 0, 0 );
    for my $claim (@claims) {
        my ( $of, $number ) =
            $claim->{chain}
          ? ( substr( $claim->{chain}{link}, 0, 8 ), $claim->{chain}{index} )
          : ( $claim->{clientSeed} // '', $claim->{nonce} // '' );
        my $name = ( $claim->{game} // '' ) . " $of:$number";
        my @differ;
        eval { @differ = differences( $claim, $games ); 1 } or @differ = ( $@ =~ s/\n.*//sr );
        if (@differ) {
            $bad++;
            print "$name: DOES NOT MATCH: ", join( ', ', @differ ), "\n";
        }
        elsif ( !is_promised($claim) ) {
            $unproved++;
            print "$name: NOT PROVED: nothing that was promised before the bet to compare the key with\n";
        }
    }
    printf "%d rounds replayed, %d do not match, %d not proved\n", scalar @claims, $bad, $unproved;
    return $bad ? 1 : $unproved ? 2 : 0;
}

exit main();
